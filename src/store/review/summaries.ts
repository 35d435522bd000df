import type { Market } from '#domain/market/market.ts'
import { type Rating, type ReviewKind, ratings } from '#domain/review/review.ts'
import type { ReviewedModel } from '#domain/review/review-page.ts'
import { isNoChange, noRatings, type RatingCounts } from '#domain/review/review-summary.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export function countRatingsOfMarket(sql: Sql, market: Market, kind: ReviewKind) {
  return read(sql, ofModel, [market, kind, wholeMarket])
}

export function countRatingsOfModel(sql: Sql, market: Market, modelId: string) {
  return read(sql, ofModel, [market, 'purchase', modelId])
}

export function countRatingsOfBrand(sql: Sql, market: Market, brandSlug: string) {
  return read(sql, ofBrand, [market, 'purchase', brandSlug])
}

export function countRatingsOfNamedModel(
  sql: Sql,
  market: Market,
  brandSlug: string,
  slug: string,
) {
  return read(sql, ofModelNamed, [market, 'purchase', brandSlug, slug])
}

export function listReviewedModels(sql: Sql, market: Market): Promise<readonly ReviewedModel[]> {
  noteRead('reviews', 'catalogue')
  return rowsOf<ReviewedModel>(sql, models, [market])
}

/** What a changed review adds to the counts of its model. */
export type CountsAdded = {
  readonly market: Market
  readonly kind: ReviewKind
  readonly modelId: string
  readonly change: RatingCounts
}

/**
 * Runs in the transaction that changes reviews. Models are updated in the same order everywhere, the market last, so
 * that no two transactions deadlock.
 */
export async function addToSummaries(tx: Sql, added: readonly CountsAdded[]): Promise<void> {
  const scoped = added
    .filter(({ change }) => !isNoChange(change))
    .flatMap(each => [each, { ...each, modelId: wholeMarket }])
    .toSorted((one, other) => compare(rankOf(other), rankOf(one)))
  for (const { market, kind, modelId, change } of scoped) {
    const counts = ratings.map(rating => change[rating])
    await rowsOf(tx, begin, [market, kind, modelId])
    await rowsOf(tx, add, [market, kind, modelId, ...counts])
  }
}

const wholeMarket = ''

function rankOf({ modelId, market }: CountsAdded) {
  return `${modelId} ${market}`
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other)
}

type Row = Readonly<Record<`n${Rating}`, number>>

async function read(
  sql: Sql,
  statement: Statement,
  values: readonly unknown[],
): Promise<RatingCounts> {
  noteRead('reviews', 'catalogue')
  const [row] = await rowsOf<Row>(sql, statement, values)
  if (!row) return noRatings
  const { n1, n2, n3, n4, n5 } = row
  return { 1: n1, 2: n2, 3: n3, 4: n4, 5: n5 }
}

const summed = ratings.map(n => `coalesce(sum(s.n${n}), 0)::int as n${n}`).join(', ')

const ofModel: Statement = {
  name: 'review-summary',
  text: `select ${summed} from review_summary s where s.market = $1 and s.kind = $2 and s.model_id = $3`,
}

const ofBrand: Statement = {
  name: 'review-summary-of-brand',
  text: `select ${summed} from review_summary s join model m on m.id = s.model_id
    where s.market = $1 and s.kind = $2 and m.brand_slug = $3`,
}

const ofModelNamed: Statement = {
  name: 'review-summary-of-model',
  text: `${ofBrand.text} and m.slug = $4`,
}

const models: Statement = {
  name: 'reviewed-models',
  text: `select m.brand_slug as "brandSlug", m.brand, m.slug, m.name
    from review_summary s join model m on m.id = s.model_id
    where s.market = $1 and s.kind = 'purchase' and s.n1 + s.n2 + s.n3 + s.n4 + s.n5 > 0
    order by m.brand, m.name`,
}

/** Separate from the update: a check constraint must apply to the resulting row, not to the added values. */
const begin: Statement = {
  name: 'review-summary-begin',
  text: `insert into review_summary (market, kind, model_id, n1, n2, n3, n4, n5)
    values ($1, $2, $3, 0, 0, 0, 0, 0) on conflict do nothing`,
}

const add: Statement = {
  name: 'review-summary-add',
  text: `update review_summary set n1 = n1 + $4, n2 = n2 + $5, n3 = n3 + $6, n4 = n4 + $7, n5 = n5 + $8
    where market = $1 and kind = $2 and model_id = $3`,
}
