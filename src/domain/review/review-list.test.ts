import { describe, expect, test } from 'vitest'
import { parseReviewQuery, reviewsPath, tradeInReviewsPath } from './review-list.ts'

const id = '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11'
const choice = {
  stars: 2,
  subject: { brand: 'apple', model: 'iphone-13' },
  grade: 'good',
  sort: 'lowest',
  after: id,
} as const

describe('the path of a list of reviews', () => {
  test.each([
    ['ro', `/recenzii/?dispozitiv=apple,iphone-13&stele=2&stare=BUN&sort=lowest&after=${id}`],
    ['bg', `/otzivi/?ustroystvo=apple,iphone-13&zvezdi=2&sastoyanie=BUN&sort=lowest&after=${id}`],
    ['hu', `/velemenyek/?keszulek=apple,iphone-13&csillag=2&allapot=BUN&sort=lowest&after=${id}`],
    ['gr', `/reviews/?device=apple,iphone-13&stars=2&condition=BUN&sort=lowest&after=${id}`],
  ] as const)('a written list path in %s parses back to the same query', (market, path) => {
    expect(reviewsPath(market, choice)).toBe(path)
    const { searchParams } = new URL(path, 'https://shop.example')
    expect(parseReviewQuery(market, searchParams)).toEqual(choice)
  })

  test('a list path without a query is the page itself, newest first', () => {
    expect(reviewsPath('gr')).toBe('/reviews/')
    expect(parseReviewQuery('gr', new URLSearchParams())).toEqual({ sort: 'newest' })
  })

  test('a list path may contain a brand alone', () => {
    expect(reviewsPath('ro', { subject: { brand: 'apple' } })).toBe('/recenzii/?dispozitiv=apple')
  })

  test.each(['stele=6', 'stele=2x', 'dispozitiv=%27;--', 'stare=BAD', 'sort=oldest', 'after=1'])(
    'parsing a list path leaves out invalid values: %s',
    query => {
      expect(parseReviewQuery('ro', new URLSearchParams(query))).toEqual({ sort: 'newest' })
    },
  )
})

test.each([
  ['ro', '/vinde/recenzii/', 'stele'],
  ['bg', '/proday/otzivi/', 'zvezdi'],
  ['hu', '/eladas/velemenyek/', 'csillag'],
  ['gr', '/sell-your-device/reviews/', 'stars'],
] as const)('the seller reviews in %s have their own path', (market, path, stars) => {
  const after = '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11'
  expect(tradeInReviewsPath(market)).toBe(path)
  expect(tradeInReviewsPath(market, { stars: 2, after })).toBe(`${path}?${stars}=2&after=${after}`)
})
