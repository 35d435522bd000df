import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildUrl, categoryPath } from './build-url.ts'
import { categories } from './category.ts'
import { markets } from './market.ts'
import { fixedPageNames } from './pages.ts'
import { parsePath } from './parse-path.ts'
import { samePage } from './same-page.ts'

const segment = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .map(text => text.toWellFormed())
  .filter(text => text !== '.' && text !== '..')
const reserved = [
  'cosul-meu',
  'moyata-kolichka',
  'kosar',
  'my-cart',
  'multumim',
  'blagodarim',
  'koszonjuk',
  'thank-you',
  'multumim-tbi',
  'blagodarim-tbi',
  'koszonjuk-cofidis',
  'procesare-plata',
  'obrabotka-na-plashtane',
  'fizetes-feldolgozasa',
  'payment-processing',
  'plata-esuata',
  'neuspeshno-plashtane',
  'sikertelen-fizetes',
  'payment-failed',
]
const brand = segment.filter(text => !reserved.includes(text))
const legacyId = fc.nat().map(String)
const query = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })))

const paged = fc.oneof(
  fc.record({
    page: fc
      .constantFrom(...fixedPageNames)
      .filter(page => page !== 'faq-new' && page !== 'contact'),
    params: fc.constant([]),
  }),
  fc.record({
    page: fc.constantFrom('blog', 'my-purchases', 'sale-details', 'order-thank-you', 'sell-step'),
    params: fc.tuple(segment),
  }),
  fc.record({ page: fc.constant('shop-brand'), params: fc.tuple(brand) }),
  fc.record({ page: fc.constant('shop-brand-model'), params: fc.tuple(brand, segment) }),
  fc.record({ page: fc.constant('product'), params: fc.tuple(brand, segment, legacyId) }),
)

describe.each(markets)('paths in %s', market => {
  test('parsing a built URL returns the page and its parameters', () => {
    fc.assert(
      fc.property(paged, query, ({ page, params }, pairs) => {
        const url = buildUrl(market, page, params, pairs)
        fc.pre(url !== '')
        expect(parsePath(market, url)).toMatchObject({ page, params })
        expect([...new URL(url, 'http://shop.example').searchParams]).toEqual(
          pairs.map(pair => pair.map(text => text.toWellFormed())),
        )
      }),
    )
  })

  test('parsing a built category path returns the category', () => {
    fc.assert(
      fc.property(fc.constantFrom(...categories), fc.option(segment), (category, name) => {
        const path = categoryPath(market, category, name ?? undefined)
        expect(parsePath(market, path)).toMatchObject({ category, canonical: path })
      }),
    )
  })

  test('a canonical path is its own canonical path', () => {
    fc.assert(
      fc.property(paged, ({ page, params }) => {
        const first = parsePath(market, buildUrl(market, page, params))
        fc.pre(first !== undefined && !first.page.endsWith('-old'))
        expect(parsePath(market, first!.canonical)).toEqual(first)
      }),
    )
  })

  test('any text parses to a page or undefined, and never throws', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, text) => {
        expect([parsePath(market, path), parsePath(market, `/${text}`)]).toHaveLength(2)
      }),
    )
  })

  test('switching to another market and back returns to the page', () => {
    const product = fc.tuple(
      fc.constantFrom('telefoane', 'laptopuri', 'console'),
      fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      legacyId,
    )
    fc.assert(
      fc.property(product, ([category, rest, id]) => {
        const path = `/magazin/apple/${category}-${rest}/${id}/?shape=BUN`
        expect(samePage(market, 'ro', samePage('ro', market, path))).toBe(path)
      }),
    )
  })
})
