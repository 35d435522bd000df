import { expect, test } from 'vitest'
import type { Product } from '#domain/device/device.ts'
import { productStructuredData } from './product-structured-data.ts'

const product: Product = {
  id: 'p-1',
  model: {
    id: 'm-1',
    legacyId: 13,
    brand: 'Apple',
    name: 'iPhone 13',
    type: 'SMARTPHONE',
    year: 2021,
  },
  configuration: {
    storage: '128 GB',
    color: { name: 'Midnight', hex: '#111111', family: 'black' },
  },
}

const facts = {
  ...({ market: 'ro', site: 'https://kintsu.example/ro', product, grade: 'good' } as const),
  gradeText: 'Bun',
  wear: 'zgârieturi ușoare',
  offers: [
    {
      ...({ listingId: 'l-1', grade: 'good', stock: 2 } as const),
      price: { minor: 199_990, currency: 'RON' } as const,
    },
  ],
  reviews: { summary: { count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }, newest: [] },
  returnDays: 60,
  courier: { minor: 1_999, currency: 'RON' } as const,
}

test('structured data of a refurbished product with the offer of its grade', () => {
  expect(productStructuredData(facts)).toMatchObject({
    '@type': 'Product',
    description: 'zgârieturi ușoare',
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
  expect(productStructuredData(facts)).not.toHaveProperty('aggregateRating')
  expect(productStructuredData(facts)).not.toHaveProperty('review')
})

test('structured data states the courier cost and free returns within the shop’s return period', () => {
  expect(productStructuredData(facts)).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: {
        applicableCountry: 'RO',
        merchantReturnDays: 60,
        returnFees: 'https://schema.org/FreeReturn',
      },
      shippingDetails: {
        shippingRate: { value: '19.99', currency: 'RON' },
        shippingDestination: { addressCountry: 'RO' },
      },
    },
  })
})

test('a sold-out product is marked as such, and has ratings only if there are reviews', () => {
  const [offer] = facts.offers
  const soldOut = offer ? [{ ...offer, stock: 0 }] : []
  const summary = { count: 3, averageTenths: 43, counts: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 } }
  const review = {
    ...({ id: 'r-1', market: 'ro', rating: 4 } as const),
    about: { kind: 'purchase', grade: 'good', product } as const,
    title: 'Ca nou',
    text: 'Baterie bună.',
    writtenAt: '2026-11-02T09:00:00Z',
  }
  const newest = [{ ...review, name: 'Ana P.' }, review]
  const structuredData = productStructuredData({
    ...facts,
    offers: soldOut,
    reviews: { summary, newest },
  })
  expect(structuredData).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.3', reviewCount: 3 },
  })
  // The second review has no named author.
  expect(structuredData.review).toEqual([
    {
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      author: { '@type': 'Person', name: 'Ana P.' },
      datePublished: '2026-11-02',
    },
  ])
})
