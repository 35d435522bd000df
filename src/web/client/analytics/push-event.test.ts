import { afterEach, expect, test, vi } from 'vitest'
import { viewItem, viewItemList } from '#domain/analytics/view-event.ts'
import { pushEvent } from './push-event.ts'

afterEach(() => vi.unstubAllGlobals())

const path = '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/1016/?shape=FOARTE_BUN'

const phone = {
  id: '1016',
  productId: 'P101601',
  name: 'Apple iPhone 13',
  category: 'Mobile Phones',
  price: 1_799,
  quantity: 1,
  url: path,
  origin: 'Default',
}

/** The page's market has this prefix: none on a host of its own. */
function aPage(prefix: string | undefined) {
  const dataLayer: object[] = []
  vi.stubGlobal('dataLayer', dataLayer)
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { market: 'ro', prefix } }) })
  return dataLayer
}

test.each([
  ['/ro', `/ro${path}`],
  ['', path],
  [undefined, path],
])('the URL of an item has the prefix %j of its market', (prefix, url) => {
  const pushed = aPage(prefix)
  pushEvent(viewItemList('listing', [phone]))
  pushEvent(viewItem(phone, 'RON'))
  for (const event of pushed)
    expect(event).toMatchObject({ ecommerce: { items: [{ productId: 'P101601', url }] } })
  expect(pushed).toHaveLength(2)
})

test('an item without a URL is given none', () => {
  const { url: _none, ...accessory } = phone
  const pushed = aPage('/ro')
  pushEvent(viewItem(accessory, 'RON'))
  expect(pushed).toEqual([
    { event: 'view_item', ecommerce: { value: 1_799, currency: 'RON', items: [accessory] } },
  ])
})
