import { afterEach, expect, test, vi } from 'vitest'
import type { ProductPage } from '#domain/device/listing.ts'
import { fetchFreshPage } from './fresh-page-client.ts'

afterEach(() => vi.unstubAllGlobals())

const page: ProductPage = {
  product: {
    id: 'P1',
    model: { id: 'm', legacyId: 1, brand: 'Apple', name: 'iPhone', type: 'SMARTPHONE', year: 2021 },
    configuration: {},
  },
  offers: [
    { listingId: 'gr-P1-good', grade: 'good', price: { minor: 1, currency: 'EUR' }, stock: 2 },
  ],
  choices: [],
  specification: {},
  boxContents: [],
  nearest: [],
  similar: [],
}

function mockResponses(respond: () => Response) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return respond()
  })
  return requests
}
function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status })
}
const signal = new AbortController().signal

test('the stock is requested by country and product, and the page takes it over', async () => {
  const items = [
    { value: 'FOARTE_BUN', inStock: false, productId: 'P1' },
    { value: 'BUN', inStock: false, productId: 'P1' },
  ]
  const requests = mockResponses(() =>
    json({ success: true, data: { relatedSpecs: [{ name: 'shape', items }] } }),
  )
  const fresh = await fetchFreshPage('gr', page, signal)
  expect(requests).toEqual(['/api/available-shapes/?locale=GR&productId=P1'])
  expect(fresh?.page.offers.map(offer => offer.stock)).toEqual([0])
  expect(fresh?.stockChangeOf(page, fresh.page, 'good')).toBe('sold')
})

test.each([
  ['not successful', () => json({ success: false, data: { relatedSpecs: [] } })],
  ['an outage', () => json({}, 503)],
  [
    'another shape',
    () => json({ success: true, data: { relatedSpecs: [{ name: 'gpu', items: [] }] } }),
  ],
  ['no JSON', () => new Response('<html>')],
])('a response that is %s leaves the page as it is', async (_, answer) => {
  mockResponses(answer)
  expect(await fetchFreshPage('gr', page, signal)).toBeUndefined()
})
