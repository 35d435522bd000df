import type { Grade } from '#domain/device/device.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import { localFilterKeys, localReviewKeys } from '#domain/market/filter-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { isRating, type Rating } from './review.ts'

/** The sort orders of a list of reviews; the first is the default. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** A brand, or one model of it, by their slugs. */
export type ReviewSubject = { readonly brand: string; readonly model?: string }

/** The query of a list of reviews; `after` is the id of the last review seen. */
export type ReviewQuery = {
  readonly stars?: Rating
  readonly subject?: ReviewSubject
  readonly grade?: Grade
  readonly sort: ReviewSort
  readonly after?: string
}

type ReviewKey = 'stars' | 'subject' | 'grade' | 'sort' | 'after'

/** The query keys of a list of reviews in the URLs of the market. */
export function reviewKeys(market: Market): Readonly<Record<ReviewKey, string>> {
  return {
    ...localReviewKeys[market],
    grade: localFilterKeys[market].grade,
    sort: 'sort',
    after: 'after',
  }
}

/** 'apple' is a brand, 'apple,iphone-13' a model of that brand. */
export function writeSubject({ brand, model }: ReviewSubject): string {
  return model === undefined ? brand : `${brand},${model}`
}

function parseSubject(written: string): ReviewSubject | undefined {
  const [, brand, model] = /^([a-z0-9-]{1,60})(?:,([a-z0-9-]{1,90}))?$/.exec(written) ?? []
  if (brand === undefined) return undefined
  return model === undefined ? { brand } : { brand, model }
}

/** Parses the query of a URL; invalid values are left out. */
export function parseReviewQuery(market: Market, query: URLSearchParams): ReviewQuery {
  const keys = reviewKeys(market)
  const value = (key: ReviewKey) => query.get(keys[key]) ?? ''
  const stars = /^[1-5]$/.test(value('stars')) ? Number(value('stars')) : 0
  const subject = parseSubject(value('subject'))
  const grade = gradeFromWire(value('grade'))
  const after = value('after')
  return {
    ...(isRating(stars) && { stars }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    sort: reviewSorts.find(sort => sort === value('sort')) ?? 'newest',
    ...(isId(after) && { after }),
  }
}

function isId(text: string) {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** The canonical path of a list of reviews. */
export function reviewsPath(market: Market, query: Partial<ReviewQuery> = {}): string {
  const keys = reviewKeys(market)
  const { stars, subject, grade, sort = 'newest', after } = query
  const pairs: readonly (QueryPair | undefined)[] = [
    subject && [keys.subject, writeSubject(subject)],
    stars && [keys.stars, String(stars)],
    grade && [keys.grade, gradeToWire(grade)],
    sort === 'newest' ? undefined : [keys.sort, sort],
    after === undefined ? undefined : [keys.after, after],
  ]
  const written = pairs.filter(pair => pair !== undefined)
  return buildUrl(market, 'reviews', [], written)
}

/** The canonical path of the seller reviews: newest first, all or those of one rating. */
export function tradeInReviewsPath(
  market: Market,
  { stars, after }: Pick<Partial<ReviewQuery>, 'stars' | 'after'> = {},
): string {
  const keys = reviewKeys(market)
  const pairs: readonly (QueryPair | undefined)[] = [
    stars && [keys.stars, String(stars)],
    after === undefined ? undefined : [keys.after, after],
  ]
  return buildUrl(
    market,
    'sell-reviews',
    [],
    pairs.filter(pair => pair !== undefined),
  )
}
