import { describe, expect, test } from 'vitest'
import type { Grade, Product } from './device.ts'
import { stockChangeOf, withFreshStock } from './fresh-stock.ts'
import type { Choice, Offer, ProductPage } from './listing.ts'
import type { RelatedSpec } from './related-specs.ts'

const product: Product = {
  id: 'P1',
  model: { id: 'm', legacyId: 1, brand: 'Apple', name: 'iPhone', type: 'SMARTPHONE', year: 2021 },
  configuration: { storage: '128 GB' },
}
function anOffer(grade: Grade, stock: number): Offer {
  return {
    listingId: `ro-P1-${grade}`,
    grade,
    price: { minor: 100, currency: 'RON' },
    stock,
  }
}
const price = { minor: 100_000, currency: 'RON' } as const

function aPage(availability: Choice['availability'], ...offers: Offer[]): ProductPage {
  return {
    product,
    offers,
    choices: [
      {
        key: 'storage',
        items: [{ value: '256 GB', isChosen: false, availability, product, grade: 'good', price }],
      },
    ],
    specification: {},
    boxContents: [],
    nearest: [],
    similar: [],
  }
}
function specs(veryGood: boolean, good: boolean, big: boolean): RelatedSpec[] {
  return [
    {
      name: 'shape',
      items: [
        { value: 'FOARTE_BUN', inStock: veryGood, productId: 'P1' },
        { value: 'BUN', inStock: good, productId: 'P1' },
      ],
    },
    { name: 'storage', items: [{ value: '256 GB', inStock: big, productId: 'P2' }] },
  ]
}
const page = aPage('in-stock', anOffer('very-good', 0), anOffer('good', 2))

function stocksOf({ offers }: ProductPage) {
  return offers.map(offer => offer.stock)
}
function bigIn(shown: ProductPage) {
  return shown.choices[0]?.items[0]?.availability
}

describe('a page updated with fresh stock', () => {
  test('a page without stock changes stays the same, including its counts', () => {
    const fresh = withFreshStock(page, specs(false, true, true))
    expect(fresh).toEqual(page)
    expect(stockChangeOf(page, fresh, 'good')).toBeUndefined()
  })

  test('a sold grade is shown as sold', () => {
    const fresh = withFreshStock(page, specs(false, false, true))
    expect(stocksOf(fresh)).toEqual([0, 0])
    expect(stockChangeOf(page, fresh, 'good')).toBe('sold')
    expect(stockChangeOf(page, fresh, 'very-good')).toBe('others')
  })

  test('a grade that is back in stock is shown without a number', () => {
    const fresh = withFreshStock(page, specs(true, true, true))
    expect(stocksOf(fresh)).toEqual([Number.POSITIVE_INFINITY, 2])
    expect(stockChangeOf(page, fresh, 'very-good')).toBe('back')
  })

  test('a sold value becomes sold out, a value back in stock becomes available', () => {
    expect(bigIn(withFreshStock(page, specs(false, true, false)))).toBe('sold-out')
    for (const before of ['sold-out', 'not-listed'] as const)
      expect(bigIn(withFreshStock(aPage(before), specs(false, true, true)))).toBe('in-stock')
  })

  test('an unavailable value keeps its reason', () => {
    expect(bigIn(withFreshStock(aPage('not-listed'), specs(false, true, false)))).toBe('not-listed')
  })

  test('values that the shelf does not contain stay unchanged', () => {
    expect(withFreshStock(page, [])).toEqual(page)
  })
})
