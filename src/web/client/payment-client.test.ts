import { afterEach, describe, expect, test } from 'vitest'
import { askStatus, cancelOrder, readStart, readStatus, startPayment } from './payment-client.ts'

const link = { market: 'ro', number: 'RO000000018', token: 'a-b_c' } as const
const until = '2026-11-22T12:05:00.000Z'

describe('the payment status in a response', () => {
  test('each of the four kinds is read with its own fields', () => {
    expect(readStatus({ kind: 'paid', path: '/magazin/multumim/RO1/?t=x' })).toEqual({
      kind: 'paid',
      path: '/magazin/multumim/RO1/?t=x',
    })
    const waiting = { kind: 'waiting', method: 'card', on: 'shopper', payableUntil: until }
    expect(readStatus(waiting)).toEqual(waiting)
    const failed = { kind: 'failed', method: 'card', reason: 'declined', payableUntil: until }
    expect(readStatus({ ...failed, rows: [] })).toEqual({ kind: 'failed', payableUntil: until })
    expect(readStatus({ kind: 'over', reason: 'expired' })).toEqual({
      kind: 'over',
      reason: 'expired',
    })
  })

  test('an invalid expiry time, an unknown turn or the URL of another site is not a valid status', () => {
    const waiting = { kind: 'waiting', method: 'card', on: 'shopper', payableUntil: until }
    expect(readStatus({ ...waiting, payableUntil: 'soon' })).toBeUndefined()
    expect(readStatus({ ...waiting, on: 'nobody' })).toBeUndefined()
    expect(readStatus({ ...waiting, thankYouPath: 'https://evil.example/' })).toBeUndefined()
    expect(readStatus({ kind: 'paid', path: '//evil.example/' })).toBeUndefined()
    expect(readStatus({ kind: 'paid', path: '/\\evil.example/' })).toBeUndefined()
    expect(readStatus('<html>')).toBeUndefined()
  })

  test('a payment starts with a web address, never with a script', () => {
    expect(readStart({ kind: 'redirect', url: 'https://pay.example/1' })).toEqual({
      kind: 'redirect',
      url: 'https://pay.example/1',
    })
    expect(readStart({ kind: 'redirect', url: 'javascript:alert(1)' })).toBeUndefined()
    expect(readStart({ kind: 'settled' })).toEqual({ kind: 'settled' })
    expect(readStart({ kind: 'started' })).toBeUndefined()
  })
})

type SentRequest = { readonly path: string; readonly body: unknown }

const realFetch = globalThis.fetch
let requests: SentRequest[] = []
function mockResponse(status: number, body: string) {
  requests = []
  globalThis.fetch = async (path, init) => {
    const sent = init?.body
    requests.push({
      path: String(path),
      body: typeof sent === 'string' ? JSON.parse(sent) : undefined,
    })
    return new Response(body, { status })
  }
}
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('the requests about a payment', () => {
  test('the payment status is requested with the token of the link', async () => {
    mockResponse(200, '{"kind":"over","reason":"cancelled"}')
    expect(await askStatus(link)).toEqual({
      kind: 'stands',
      status: { kind: 'over', reason: 'cancelled' },
    })
    expect(requests[0]?.path).toBe('/api/orders/RO000000018/payment/?token=a-b_c')
  })

  test('404 means that there is no such order; a 5xx, an HTML page and a network error leave the status unknown', async () => {
    mockResponse(404, '{"code":"not-found"}')
    expect(await askStatus(link)).toEqual({ kind: 'missing' })
    mockResponse(503, '{"code":"unavailable"}')
    expect(await askStatus(link)).toEqual({ kind: 'unreachable' })
    mockResponse(200, '<html>')
    expect(await askStatus(link)).toEqual({ kind: 'unreachable' })
    globalThis.fetch = async () => Promise.reject(new TypeError('network'))
    expect(await askStatus(link)).toEqual({ kind: 'unreachable' })
  })

  test('a start without a method resumes the payment, with one it names the method', async () => {
    mockResponse(200, '{"kind":"waiting"}')
    expect(await startPayment(link)).toEqual({ kind: 'waiting' })
    await startPayment(link, { method: 'oney' })
    expect(requests).toEqual([
      { path: '/api/orders/RO000000018/payments/', body: { token: 'a-b_c' } },
      { path: '/api/orders/RO000000018/payments/', body: { token: 'a-b_c', method: 'oney' } },
    ])
  })

  test('a 409 refuses a start, a 500 leaves it unknown', async () => {
    mockResponse(409, '{"code":"payment-refused"}')
    expect(await startPayment(link, { method: 'oney' })).toEqual({ kind: 'refused' })
    mockResponse(409, '{"code":"too-many-attempts"}')
    expect(await startPayment(link)).toEqual({ kind: 'too-many-attempts' })
    mockResponse(500, '{}')
    expect(await startPayment(link)).toEqual({ kind: 'unreachable' })
  })

  test('a cancellation succeeds unless the order is already paid', async () => {
    mockResponse(200, '{}')
    expect(await cancelOrder(link)).toEqual({ kind: 'cancelled' })
    expect(requests[0]).toEqual({
      path: '/api/orders/RO000000018/cancellation/',
      body: { token: 'a-b_c' },
    })
    mockResponse(409, '{"code":"already-paid"}')
    expect(await cancelOrder(link)).toEqual({ kind: 'already-paid' })
    mockResponse(429, '{"code":"too-many-requests"}')
    expect(await cancelOrder(link)).toEqual({ kind: 'unreachable' })
  })
})
