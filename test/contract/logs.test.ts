import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let logs: ReturnType<typeof listenToLogs>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})
beforeEach(() => {
  logs = listenToLogs()
})
afterEach(() => logs.stop())

type Line = Readonly<Record<string, unknown>>

function lines(): readonly Line[] {
  return logs
    .written()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

async function lineOf(event: string): Promise<Line> {
  return vi.waitUntil(() => lines().find(line => line.event === event))
}

test('a request is logged as one line with its page or endpoint, never the URL', async () => {
  const result = await shop.visit('/bg/telefoni/?q=0888123456&token=secret')
  expect(await lineOf('request')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    event: 'request',
    requestId: result.headers['x-request-id'],
    market: 'bg',
    method: 'GET',
    route: 'category',
    status: result.statusCode,
    milliseconds: expect.any(Number),
  })
  expect(lines()).toHaveLength(1)
  expect(result.headers['x-request-id']).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/)
})

test.each([
  ['GET', '/api/orders/RO0722123456/?token=secret', undefined, '/api/orders/:number/'],
  ['GET', '/ro/ana@exemplu.ro/', 'ro', 'none'],
  ['GET', '/ro/magazin/multumim/RO000123/?token=secret', 'ro', 'order-thank-you'],
  ['TRACE', '/ro/ana@exemplu.ro/', undefined, 'none'],
  ['POST', '/api/nothing/ana@exemplu.ro/', undefined, '/api/*'],
])('%s %s is logged as %s %s, without any part of its URL', async (method, url, market, route) => {
  await shop.visit(url, { method: method as 'GET' })
  const line = await lineOf('request')
  expect([line.method, line.market, line.route]).toEqual([method, market, route])
  expect(logs.written()).not.toMatch(/0722123456|exemplu|secret|RO000123/)
})

test('a slow request is logged with its duration', async () => {
  const took = 120
  const read = vi.spyOn(shop.ctx.reads.db, 'execute').mockImplementationOnce(() => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    return pause(took).then(() => Promise.reject(away)) as never
  })
  const began = performance.now()
  await shop.visit('/ro/')
  const line = await lineOf('request')
  read.mockRestore()
  expect(line.milliseconds).toBeGreaterThanOrEqual(took - 1)
  expect(line.milliseconds).toBeLessThanOrEqual(Math.ceil(performance.now() - began))
})

test('a problem has the request id that is in the header and the log line', async () => {
  const result = await shop.visit('/api/stock-alerts/', { json: { email: 'x' } })
  expect(result.statusCode).toBe(400)
  const { requestId } = result.json()
  expect([requestId, requestId]).toEqual([
    result.headers['x-request-id'],
    (await lineOf('request')).requestId,
  ])
})

test('a failed page shows its request id to the customer, which finds the error in the log', async () => {
  const read = vi
    .spyOn(shop.ctx.reads.db, 'execute')
    .mockRejectedValueOnce(new Error('nothing is known of "Kanári Zsófia"'))
  const result = await shop.visit('/bg/')
  read.mockRestore()
  const { body, headers, statusCode } = await shop.visit('/ro/')
  expect([statusCode, headers['x-request-id']]).toEqual([200, expect.any(String)])
  expect(body).not.toContain('Dacă ne scrii')
  expect(result.statusCode).toBe(500)
  const id = String(result.headers['x-request-id'])
  expect(result.body).toContain('Ако ни пишеш за това, посочи номер')
  expect(result.body).toContain(`<code>${id}</code>`)
  const error = await lineOf('fault')
  expect(error).toMatchObject({ level: 'error', requestId: id, market: 'bg', route: 'home' })
  expect(error.words).toBe('nothing is known of "…"')
  expect(error.trace).toMatch(/^ {4}at /)
})

test('a page that cannot even render its frame is logged once, and its request id is on the fallback page', async () => {
  const read = vi.spyOn(shop.ctx.settings, 'shopOf').mockImplementation(() => {
    throw new Error('no settings')
  })
  const result = await shop.visit('/ro/recenzii/', { headers: { accept: 'text/html' } })
  read.mockRestore()
  const id = result.headers['x-request-id']
  expect([result.statusCode, result.body.includes(`<code>${id}</code>`)]).toEqual([500, true])
  expect(result.body).toContain('Dacă ne scrii despre asta, spune-ne numărul')
  const errors = lines().filter(({ event }) => event === 'fault')
  expect(errors).toMatchObject([{ requestId: id, words: 'no settings' }])
})

test('an unavailable database is logged as an outage, not as an error of the shop', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  const read = vi.spyOn(shop.ctx.reads.db, 'execute').mockRejectedValueOnce(away)
  const result = await shop.visit('/gr/')
  read.mockRestore()
  expect(result.statusCode).toBe(503)
  expect(result.body).toContain(`<code>${result.headers['x-request-id']}</code>`)
  expect(await lineOf('outage')).toMatchObject({
    level: 'warn',
    requestId: result.headers['x-request-id'],
    market: 'gr',
    route: 'home',
    words: 'connect ECONNREFUSED ::1:5432',
  })
  expect(lines().filter(({ level }) => level === 'error')).toEqual([])
})

test('a request id is accepted from a trusted proxy and from nobody else', async () => {
  const id = '7d9f0a52-8c1e-4a61-9d52-0b1f6e0c9a11'
  const headers = { 'x-request-id': id }
  expect((await shop.visit('/healthz', { headers })).headers['x-request-id']).not.toBe(id)
  const behind = await wholeShop(database.url, { TRUST_PROXY: '1' })
  expect((await behind.visit('/healthz', { headers })).headers['x-request-id']).toBe(id)
  const odd = { 'x-request-id': 'ana@exemplu.ro' }
  expect((await behind.visit('/healthz', { headers: odd })).headers['x-request-id']).toMatch(
    /^[0-9a-hjkmnp-tv-z]{12}$/,
  )
  await behind.close()
})

test('a body read in chunks keeps the request context: a later error is logged with its request id', async () => {
  const { pool } = shop.database
  await pool.query('alter table stock_alert rename to stock_alert_away')
  const json = {
    market: 'ro',
    email: 'canar.log@exemplu.ro',
    listingId: (await pool.query("select id from listing where market = 'ro' limit 1")).rows[0].id,
  }
  const result = await shop
    .visit('/api/stock-alerts/', { json })
    .finally(() => pool.query('alter table stock_alert_away rename to stock_alert'))
  expect([result.statusCode, result.json().code]).toEqual([500, 'internal'])
  expect(await lineOf('fault')).toMatchObject({
    requestId: result.json().requestId,
    route: '/api/stock-alerts/',
    words: 'query: relation "stock_alert" does not exist',
  })
})

test('an aborted body is not logged as an outage of the shop', async () => {
  const socket = connect(await shop.listen(), '127.0.0.1')
  const head = ['POST /api/promo/ HTTP/1.1', 'host: shop.example', 'content-type: application/json']
  socket.end(`${head.join('\r\n')}\r\ncontent-length: 99\r\n\r\n{"code":`)
  await lineOf('request')
  await shop.visit('/healthz')
  expect(lines().map(line => line.event)).toEqual(['request', 'request'])
})
