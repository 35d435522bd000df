import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aBrowser,
  aMember,
  type Browser,
  type CloudApp,
  cloudApp,
  withPass,
} from '#test/support/cloud-app.ts'
import { openEvents } from '#test/support/event-reader.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { expectProblem } from '#test/support/problems.ts'
import { aWholeCart, writeCart } from '#test/support/written-carts.ts'

let database: TestDatabase
let one: CloudApp
let other: CloudApp
let ana: Browser

beforeAll(async () => {
  database = await seededDatabase()
  one = await cloudApp(database.url)
  other = await cloudApp(database.url)
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await database.drop()
})
beforeEach(async () => {
  ana = withPass(await aMember(one.pool))
})

const path = '/api/cart-document/stream'

function follow(app: CloudApp, { cookie }: Browser, market = 'ro', headers: object = {}) {
  return openEvents(`${app.address}${path}?market=${market}`, { cookie, ...headers })
}

/** All followed documents are compared every five seconds: two changes in less time prove that they were pushed. */
const sooner = 2_500

describe('GET /api/cart-document/stream', () => {
  test('a stream starts with the current document, as returned by GET', async () => {
    await writeCart(one, ana, 0, aWholeCart('first'))
    const stream = follow(one, ana, 'ro', { 'accept-encoding': 'br, gzip' })
    const { status, headers } = await stream.opened
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const event = await stream.next()
    expect(event).toMatchObject({ event: 'document', id: '1' })
    const got = await one.ask({
      url: '/api/cart-document/',
      query: { market: 'ro' },
      headers: { cookie: ana.cookie },
    })
    expect(JSON.parse(event!.data)).toEqual(got.json())
    stream.close()
  })

  test('a stream starts with revision 0 if nothing was written', async () => {
    const stream = follow(one, ana, 'gr')
    expect(await stream.nextDocument()).toMatchObject({ revision: 0, cart: { currency: 'EUR' } })
    stream.close()
  })

  test('a write by one process is pushed by every process at once', async () => {
    const laptop = withPass(await aBrowser(other.pool, ana.userId))
    const streams = [follow(one, ana), follow(other, laptop)]
    for (const stream of streams) expect((await stream.nextDocument()).revision).toBe(0)
    const begun = performance.now()
    await writeCart(one, ana, 0, aWholeCart('first'))
    for (const stream of streams)
      expect(await stream.nextDocument()).toMatchObject({
        revision: 1,
        cart: { phoneCart: [{ id: 'first' }] },
      })
    await writeCart(other, laptop, 1, aWholeCart('second'))
    for (const stream of streams)
      expect(await stream.nextDocument()).toMatchObject({ revision: 2, removed: ['first'] })
    expect(performance.now() - begun).toBeLessThan(sooner)
    for (const stream of streams) stream.close()
  })

  test('many concurrent writes end with the last one, and revisions only increase', async () => {
    const stream = follow(other, ana)
    let seen = (await stream.nextDocument()).revision
    for (let base = 0; base < 50; base += 1) await writeCart(one, ana, base, aWholeCart(`n${base}`))
    while (seen < 50) {
      const { revision } = await stream.nextDocument()
      expect(revision).toBeGreaterThan(seen)
      seen = revision
    }
    stream.close()
  })

  test("a stream sends nothing of another member's cart or of another market's cart", async () => {
    const bela = withPass(await aMember(one.pool))
    const stream = follow(one, bela)
    await stream.nextDocument()
    await writeCart(one, ana, 0, aWholeCart('hers'))
    await writeCart(one, bela, 0, aWholeCart('elsewhere'), 'bg')
    await writeCart(one, bela, 0, aWholeCart('own'))
    expect(await stream.nextDocument()).toMatchObject({ cart: { phoneCart: [{ id: 'own' }] } })
    stream.close()
  })

  test('a stream is refused without a session or without a pass', async () => {
    const ask = (cookie?: string) =>
      one.ask({ url: path, query: { market: 'ro' }, headers: { ...(cookie && { cookie }) } })
    expectProblem(await ask(), { status: 401, code: 'signed-out' })
    const plain = await aMember(one.pool)
    expectProblem(await ask(plain.cookie), { status: 401, code: 'no-cart-session' })
    const [, pass] = /(kintsu-cart=[^;]+)/.exec(ana.cookie) ?? []
    expectProblem(await ask(`${plain.cookie}; ${pass}`), { status: 401, code: 'no-cart-session' })
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of the same site but another host', { 'sec-fetch-site': 'same-site' }],
  ])('a stream is refused for %s', async (_, headers) => {
    const response = await one.ask({
      url: path,
      query: { market: 'ro' },
      headers: { cookie: ana.cookie, ...headers },
    })
    expectProblem(response, { status: 403, code: 'foreign-origin' })
  })

  test('a stream is accepted for a page of the shop', async () => {
    const origin = 'https://hu.shop.example'
    const stream = follow(one, ana, 'ro', { origin, 'sec-fetch-site': 'same-origin' })
    expect((await stream.opened).status).toBe(200)
    stream.close()
  })

  test('a request with another method or market is refused and names the allowed methods or the field', async () => {
    const headers = { cookie: ana.cookie, origin: 'https://shop.example' }
    const posted = await one.ask({ method: 'POST', url: path, headers, payload: {} })
    expectProblem(posted, { status: 405, code: 'method-not-allowed' })
    expect(posted.headers.allow).toBe('GET, HEAD')
    const head = await one.ask({ method: 'HEAD', url: path, query: { market: 'ro' }, headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const nowhere = await one.ask({ url: path, query: { market: 'de' }, headers })
    expectProblem(nowhere, { status: 400, code: 'bad-request', field: 'market' })
  })

  test('twenty streams of one cart are accepted, the twenty-first is refused', async () => {
    const streams = Array.from({ length: 20 }, () => follow(one, ana))
    for (const stream of streams) await stream.nextDocument()
    const refused = () =>
      one.ask({ url: path, query: { market: 'ro' }, headers: { cookie: ana.cookie } })
    expectProblem(await refused(), { status: 429, code: 'too-many-streams' })
    for (const stream of streams) stream.close()
    await Promise.all(streams.map(stream => stream.untilEnd()))
    const again = follow(one, ana)
    expect((await again.opened).status).toBe(200)
    again.close()
  })

  test('a stream ends when its session ends, and the streams of other sessions continue', async () => {
    const laptop = withPass(await aBrowser(one.pool, ana.userId))
    const streams = [follow(one, ana), follow(one, laptop)] as const
    for (const stream of streams) await stream.nextDocument()
    await one.pool.query('delete from member_session where id = $1', [ana.sessionId])
    await streams[0].untilEnd()
    await writeCart(one, laptop, 0, aWholeCart('first'))
    expect(await streams[1].nextDocument()).toMatchObject({ revision: 1 })
    streams[1].close()
  })
})

async function listeners(app: CloudApp) {
  const { rows } = await app.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()
     and application_name = 'kintsu-listen' and state = 'idle'`,
  )
  return rows.map(({ pid }) => pid)
}

describe('a lost connection', () => {
  test('a lost connection between PostgreSQL and the processes misses no write', async () => {
    const streams = [follow(one, ana), follow(other, ana)]
    for (const stream of streams) await stream.nextDocument()
    const cut = await listeners(one)
    expect(cut).toHaveLength(2)
    await one.pool.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) as pid', [
      cut,
    ])
    await writeCart(one, ana, 0, aWholeCart('meanwhile'))
    for (const stream of streams) expect(await stream.nextDocument()).toMatchObject({ revision: 1 })
    await expect
      .poll(async () => (await listeners(one)).filter(pid => !cut.includes(pid)), {
        timeout: 20_000,
      })
      .toHaveLength(2)
    const begun = performance.now()
    for (const revision of [2, 3]) {
      await writeCart(one, ana, revision - 1, aWholeCart(`n${revision}`))
      for (const stream of streams) expect(await stream.nextDocument()).toMatchObject({ revision })
    }
    expect(performance.now() - begun).toBeLessThan(sooner)
    for (const stream of streams) stream.close()
  })

  test('a lost connection between browser and process starts again with the current document', async () => {
    const first = follow(one, ana)
    await first.nextDocument()
    first.close()
    await writeCart(one, ana, 0, aWholeCart('meanwhile'))
    const second = follow(one, ana, 'ro', { 'last-event-id': '0' })
    expect(await second.nextDocument()).toMatchObject({ revision: 1 })
    second.close()
  })
})

describe('the lifetime of a stream', () => {
  test('a stream sends heartbeats', async () => {
    const app = await cloudApp(database.url, { stream: { heartbeatMs: 20, lifeMs: 60_000 } })
    const stream = follow(app, ana)
    const events = [await stream.next(), await stream.next(), await stream.next()]
    expect(events.map(each => each?.event)).toEqual(
      expect.arrayContaining(['document', 'heartbeat', 'heartbeat']),
    )
    stream.close()
    await app.close()
  })

  test('a stream ends after its lifetime, and the browser reconnects', async () => {
    const app = await cloudApp(database.url, { stream: { heartbeatMs: 60_000, lifeMs: 200 } })
    const stream = follow(app, ana)
    await stream.nextDocument()
    await stream.untilEnd()
    const again = follow(app, ana)
    expect(await again.nextDocument()).toMatchObject({ revision: 0 })
    again.close()
    await app.close()
  })

  test('a stream ends with the process, which does not wait for it', async () => {
    const app = await cloudApp(database.url)
    const stream = follow(app, ana)
    await stream.nextDocument()
    await Promise.all([app.close(), stream.untilEnd()])
    expect(await stream.next()).toBeUndefined()
  })

  test('a stream that a browser does not read is closed and blocks nobody', async () => {
    const app = await cloudApp(database.url, { stream: { heartbeatMs: 100, lifeMs: 3_600_000 } })
    const { hostname, port } = new URL(app.address)
    const socket = connect({ host: hostname, port: Number(port) }).pause()
    const head = `GET ${path}?market=ro HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${ana.cookie}\r\n\r\n`
    socket.write(head)
    const reading = follow(app, ana)
    await reading.nextDocument()
    const heavy = (n: number) => ({
      ...aWholeCart(`n${n}`),
      accessoryCart: [{ lineId: 'a', isWrappingTax: false, filling: 'x'.repeat(100_000) }],
    })
    for (let base = 0; base < 150; base += 1) {
      await writeCart(app, ana, base, heavy(base))
      while ((await reading.nextDocument()).revision <= base);
    }
    // The heartbeats continue for a client that reads: only a forced close ends the stream.
    let received = 0
    socket.on('data', chunk => {
      received += chunk.length
    })
    const closed = once(socket, 'close')
    socket.resume()
    await closed
    expect(received).toBeLessThan(150 * 100_000)
    reading.close()
    await app.close()
  })
})
