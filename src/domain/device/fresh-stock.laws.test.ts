import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesOf, type Shelf } from './choices.ts'
import { type Grade, grades, type Product } from './device.ts'
import { stockChangeOf, withFreshStock } from './fresh-stock.ts'
import type { ProductPage } from './listing.ts'
import { relatedSpecsOf } from './related-specs.ts'

const storages = ['64 GB', '128 GB', '256 GB'] as const
const colors = ['Midnight', 'Blue', 'Red'] as const

function aProduct(storage: string, color: string): Product {
  return {
    id: `${storage} ${color}`,
    model: { id: 'm', legacyId: 1, brand: 'Apple', name: 'iPhone', type: 'SMARTPHONE', year: 2021 },
    configuration: { storage, color: { name: color, hex: '#000000', family: 'black' } },
  }
}
const every = storages.flatMap(storage =>
  colors.flatMap(color =>
    grades.map(grade => ({ product: aProduct(storage, color), grade: grade as Grade })),
  ),
)
const stock = fc.constantFrom(0, 0, 1, 5)

const price = { minor: 100_000, currency: 'RON' } as const

/** The listed values, and their stock at two moments. */
const shelves = fc.subarray(every, { minLength: 1 }).chain(listed =>
  fc
    .array(fc.record({ before: stock, now: stock }), {
      minLength: listed.length,
      maxLength: listed.length,
    })
    .map(stocks => {
      const at = (moment: 'before' | 'now'): Shelf =>
        listed.map((each, place) => ({ ...each, price, stock: stocks[place]?.[moment] ?? 0 }))
      return [at('before'), at('now')] as const
    }),
)

function pageOf(shelf: Shelf): ProductPage {
  const [{ product, grade } = every[0]!] = shelf
  return {
    product,
    offers: shelf
      .filter(each => each.product.id === product.id)
      .map(each => ({
        listingId: `${each.product.id} ${each.grade}`,
        grade: each.grade,
        price: { minor: 1, currency: 'RON' },
        stock: each.stock,
      })),
    choices: choicesOf(shelf, product, grade),
    specification: {},
    boxContents: [],
    nearest: [],
    similar: [],
  }
}
function specsOf(shelf: Shelf) {
  const [{ product, grade } = every[0]!] = shelf
  return relatedSpecsOf(shelf, product, grade)
}
function shownIn({ offers, choices }: ProductPage) {
  return {
    inStock: offers.map(offer => offer.stock > 0),
    values: choices.map(group => group.items.map(item => item.availability)),
  }
}

test('a page updated with fresh stock shows the same stock as a page rendered now', () => {
  fc.assert(
    fc.property(shelves, ([before, now]) => {
      const fresh = withFreshStock(pageOf(before), specsOf(now))
      expect(shownIn(fresh)).toEqual(shownIn(pageOf(now)))
    }),
  )
})

test('updating a page with fresh stock twice gives the same result as once', () => {
  fc.assert(
    fc.property(shelves, ([before, now]) => {
      const once = withFreshStock(pageOf(before), specsOf(now))
      expect(withFreshStock(once, specsOf(now))).toEqual(once)
    }),
  )
})

test('no stock change is reported where the shelf did not change', () => {
  fc.assert(
    fc.property(shelves, fc.constantFrom(...grades), ([before], grade) => {
      const page = pageOf(before)
      expect(stockChangeOf(page, withFreshStock(page, specsOf(before)), grade)).toBeUndefined()
    }),
  )
})
