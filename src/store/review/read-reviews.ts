import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Rating, Review, Reviewed, ReviewKind } from '#domain/review/review.ts'
import type { ReviewQuery, ReviewSort } from '#domain/review/review-list.ts'
import { noteRead } from '../cache/reads.ts'
import { productColumns, type RawProduct, toProduct } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Scope = { readonly market: Market; readonly kind: ReviewKind }

export async function listReviewPage(
  sql: Sql,
  { market, kind }: Scope,
  query: ReviewQuery,
  limit: number,
): Promise<readonly Review[]> {
  const { stars, subject, grade, sort, after } = query
  const conditions = [
    { text: 'r.rating =', value: stars },
    { text: 'm.brand_slug =', value: subject?.brand },
    { text: 'm.slug =', value: subject?.model },
    { text: 'r.grade =', value: grade },
  ].filter(({ value }) => value !== undefined)
  const values = [market, kind, limit, ...conditions.map(({ value }) => value)]
  const where = conditions.map(({ text }, index) => `and ${text} $${index + 4}`).join(' ')
  const onward = after === undefined ? '' : afterIn[sort](`$${values.length + 1}`)
  const statement: Statement = {
    name: `reviews ${sort} ${where} ${after === undefined ? '' : 'after'}`,
    text: `${published} ${where} ${onward} order by ${orderIn[sort]} limit $3`,
  }
  return readAll(sql, statement, after === undefined ? values : [...values, after])
}

/** The newest reviews of a model, in any configuration. */
export function listNewestReviews(
  sql: Sql,
  market: Market,
  modelId: string,
  limit: number,
): Promise<readonly Review[]> {
  return readAll(sql, newestOf, [market, 'purchase', limit, modelId])
}

async function readAll(sql: Sql, statement: Statement, values: readonly unknown[]) {
  noteRead('reviews', 'catalogue')
  return (await rowsOf<Row>(sql, statement, values)).map(toReview)
}

type Row = RawProduct & {
  readonly id: string
  readonly market: Market
  readonly kind: ReviewKind
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly name: string
  /** For a purchase. */
  readonly grade: Grade
  /** For a trade-in. */
  readonly device: string
  readonly writtenAt: Date
  readonly editedAt: Date | null
  readonly reply: string | null
  readonly repliedAt: Date | null
}

function toReview(row: Row): Review {
  return {
    id: row.id,
    market: row.market,
    about: aboutOf(row),
    rating: row.rating,
    title: row.title,
    text: row.text,
    ...(row.name !== '' && { name: row.name }),
    writtenAt: row.writtenAt.toISOString(),
    ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
    ...(row.reply !== null &&
      row.repliedAt && { reply: { text: row.reply, at: row.repliedAt.toISOString() } }),
  }
}

function aboutOf(row: Row): Reviewed {
  return row.kind === 'sale'
    ? { kind: 'sale', device: row.device }
    : { kind: 'purchase', product: toProduct(row), grade: row.grade }
}

const published = `
  select r.id, r.market, r.kind, r.rating, r.title, r.text, r.name, r.grade, r.written_at as "writtenAt",
    r.edited_at as "editedAt", r.reply, r.replied_at as "repliedAt", s.title as device, ${productColumns}
  from review r join model m on m.id = r.model_id
  left join product p on p.id = r.product_id left join sale s on s.id = r.sale_id
  where r.state = 'published' and r.market = $1 and r.kind = $2`

const orderIn: Readonly<Record<ReviewSort, string>> = {
  newest: 'r.written_at desc, r.id desc',
  highest: 'r.rating desc, r.written_at desc, r.id desc',
  lowest: 'r.rating, r.written_at desc, r.id desc',
}

function seen(columns: string, id: string) {
  return `(select ${columns} from review where id = ${id}::uuid)`
}

const afterIn: Readonly<Record<ReviewSort, (id: string) => string>> = {
  newest: id => `and (r.written_at, r.id) < ${seen('written_at, id', id)}`,
  highest: id => `and (r.rating, r.written_at, r.id) < ${seen('rating, written_at, id', id)}`,
  lowest: id => `and r.rating >= ${seen('rating', id)} and (r.rating > ${seen('rating', id)}
    or (r.written_at, r.id) < ${seen('written_at, id', id)})`,
}

const newestOf: Statement = {
  name: 'reviews-of-model',
  text: `${published} and r.model_id = $4 order by ${orderIn.newest} limit $3`,
}
