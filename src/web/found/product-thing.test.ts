import { expect, test } from 'vitest'
import type { Product } from '#domain/device/device.ts'
import { productThing } from './product-thing.ts'

const product: Product = {
  id: 'p-1',
  model: {
    ...{ id: 'm-1', legacyId: 13, brand: 'Apple', name: 'iPhone 13', type: 'SMARTPHONE' },
    year: 2021,
  },
  configuration: {
    storage: '128 GB',
    color: { name: 'Midnight', hex: '#111111', family: 'black' },
  },
}

const facts = {
  ...({ market: 'ro', site: 'https://kintsu.example/ro', product, grade: 'good' } as const),
  gradeWords: 'Bun',
  offers: [
    {
      ...({ listingId: 'l-1', grade: 'good', stock: 2 } as const),
      price: { minor: 199_990, currency: 'RON' } as const,
    },
  ],
  reviews: { count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
}

test('a refurbished product with the offer of its grade', () => {
  expect(productThing(facts)).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand', name: 'Apple' },
    itemCondition: 'https://schema.org/RefurbishedCondition',
    offers: {
      '@type': 'Offer',
      price: '1999.90',
      priceCurrency: 'RON',
      availability: 'https://schema.org/InStock',
      url: 'https://kintsu.example/ro/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/13/?shape=BUN',
    },
  })
  expect(productThing(facts)).not.toHaveProperty('aggregateRating')
})

test('sold out it says so, and stars stand only where somebody gave them', () => {
  const [offer] = facts.offers
  const soldOut = offer ? [{ ...offer, stock: 0 }] : []
  const reviews = { count: 3, averageTenths: 43, counts: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 } }
  expect(productThing({ ...facts, offers: soldOut, reviews })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
    aggregateRating: { ratingValue: '4.3', reviewCount: 3 },
  })
})
