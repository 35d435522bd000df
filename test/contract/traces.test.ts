import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTraces } from '#app/telemetry/traces.ts'
import { createBreaker } from '#providers/breaker.ts'
import { createCaller } from '#providers/call.ts'
import { callChannel } from '#providers/call-channel.ts'
import { queryChannel } from '#store/query-channel.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, rowsIn, shelfUnits } from '#test/support/order-cases.ts'
import { openTraceCollector } from '#test/support/trace-collector.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
beforeAll(async () => {
  database = await seededDatabase()
})
afterAll(() => database.drop())

/** What was received while a shop with all requests traced did `work`. */
async function tracesOf<T>(work: (shop: WholeShop) => Promise<T>) {
  const collector = await openTraceCollector()
  const shop = await wholeShop(database.url, { TRACES_URL: collector.url, TRACES_PERCENT: '100' })
  const result = await work(shop).finally(async () => {
    await shop.close()
    await collector.close()
  })
  const spans = collector.spans()
  const [root, ...others] = spans.filter(span => !span.parentSpanId)
  return { root, others, spans, text: collector.text(), result }
}

test('a page is one trace: its name, and every statement by its text without values', async () => {
  let requestId: unknown
  const { root, others, spans, text } = await tracesOf(async shop => {
    const { headers } = await shop.visit('/ro/cautare/?q=0888123456&token=secret')
    requestId = headers['x-request-id']
  })
  expect(others).toEqual([])
  expect(root?.name).toBe('GET search')
  const said = Object.fromEntries(root?.attributes.map(({ key, value }) => [key, value]) ?? [])
  expect(said).toEqual({
    'http.request.method': { stringValue: 'GET' },
    'http.route': { stringValue: 'search' },
    'http.response.status_code': { intValue: 200 },
    'kintsu.market': { stringValue: 'ro' },
    'kintsu.request_id': { stringValue: requestId },
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements).toHaveLength(spans.length - 1)
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(text).toContain('select')
  expect(text).not.toMatch(/0888123456|secret/)
})

test('an order is traced with its transaction, and without anything of the customer', async () => {
  const order = await tracesOf(async shop => {
    const rows = rowsIn(shop)
    const phones = await shelfUnits(rows, 'ro', 50_000, 300_000)
    const body = await anEasyboxOrder(rows, phones.slice(0, 1))
    const { statusCode } = await shop.visit('/api/orders/', {
      json: body,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(statusCode).toBe(201)
    return body
  })
  expect(order.root?.name).toBe('POST /api/orders/')
  const of = order.spans.filter(({ traceId }) => traceId === order.root?.traceId)
  expect(of.map(({ name }) => name)).toContain('commit')
  const { contact, billing } = order.result
  for (const value of [
    contact.email,
    contact.phone,
    ...Object.values(contact),
    billing.address?.street ?? contact.email,
  ])
    expect(order.text).not.toContain(value)
})

test('a call to a third party is traced with its host alone, and marked if it failed', async () => {
  const collector = await openTraceCollector()
  const traces = startTraces({ url: collector.url, share: 1, environment: 'live' })
  const server = createServer((request, response) => {
    expect(request.headers.traceparent).toBeUndefined()
    response.writeHead(request.url?.includes('bad') ? 400 : 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = createCaller({ breaker: createBreaker() })
  const ask = (path: string) =>
    call({ method: 'GET', url: `http://127.0.0.1:${port}/${path}`, isRepeatable: false })
  await ask('outside-of-everything')
  await traces.traced('parcel-news', () => ask('people/ana@exemplu.ro?key=secret'))
  await traces.traced('parcel-news', () => ask('bad'))
  await expect(
    traces.traced('parcel-lost', () => Promise.reject(new Error('of ana@exemplu.ro'))),
  ).rejects.toThrow('of ana')
  await traces.stop()
  server.close()
  await collector.close()
  const found = collector.spans().map(({ name, status }) => [name, status.code])
  expect(found).toEqual([
    [`GET 127.0.0.1:${port}`, 0],
    ['parcel-news', 0],
    [`GET 127.0.0.1:${port}`, 2],
    ['parcel-news', 0],
    ['parcel-lost', 2],
  ])
  expect(collector.text()).not.toMatch(/exemplu|secret|people/)
})

test('without a collector nobody listens, and nothing is announced', async () => {
  const shop = await wholeShop(database.url)
  expect([queryChannel.hasSubscribers, callChannel.hasSubscribers]).toEqual([false, false])
  await shop.close()
})
