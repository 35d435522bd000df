import { afterEach, expect, test, vi } from 'vitest'
import { requestStockAlert } from './stock-alert-client.ts'

afterEach(() => vi.unstubAllGlobals())

const alert = { market: 'ro', listingId: 'ro-P1-good', email: 'ana@exemplu.ro' } as const

function mockResponses(status: number, body: unknown) {
  const requests: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return new Response(JSON.stringify(body), { status })
  })
  return requests
}

test('an alert is requested as JSON and answered with the last day it is active', async () => {
  const requests = mockResponses(201, { listingId: 'ro-P1-good', until: '2027-05-20' })
  expect(await requestStockAlert(alert)).toEqual({ kind: 'waiting', until: '2027-05-20' })
  expect(requests.map(([url, init]) => [url, init.method, init.body])).toEqual([
    [
      '/api/stock-alerts/',
      'POST',
      '{"market":"ro","listingId":"ro-P1-good","email":"ana@exemplu.ro"}',
    ],
  ])
})

test.each([
  [400, 'invalid'],
  [404, 'unknown'],
  [409, 'in-stock'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('a response with status %i becomes %s', async (status, kind) => {
  mockResponses(status, { code: 'x' })
  expect(await requestStockAlert(alert)).toEqual({ kind })
})

test('an unreadable response, or none at all, is a network error', async () => {
  mockResponses(201, { listingId: 'ro-P1-good' })
  expect(await requestStockAlert(alert)).toEqual({ kind: 'unreachable' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await requestStockAlert(alert)).toEqual({ kind: 'unreachable' })
})
