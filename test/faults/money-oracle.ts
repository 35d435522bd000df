import type pg from 'pg'
import type { Entry } from '../../src/sandbox/journal.ts'

type Book = {
  readonly orderRef: string
  readonly provider: string
  readonly states: string
  readonly captured: number
  readonly refunded: number
  /** Amounts that staff have to review, as reported by the provider. */
  readonly inReview: readonly number[]
}

/** Refunds made manually are in no journal. */
const books = `
  select o.number as "orderRef", p.provider, concat_ws(' ', o.state, 'with', string_agg(p.state, ', ')) as states,
    sum(p.amount_minor) filter (where p.state = 'captured')::float8 as captured,
    sum((select coalesce(sum(r.amount_minor), 0) from refund r
      where r.payment_id = p.id and r.state = 'succeeded' and p.provider in ('stripe', 'oney')))::float8 as refunded,
    array_remove(array_agg((select (t.facts -> 'said' ->> 'minor')::float8 from staff_task t
      where t.kind = 'payment-amount-differs' and t.subject_id = p.id and p.state <> 'captured')), null) as "inReview"
  from orders o join payment p on p.order_id = o.id and p.provider is not null
  group by o.id, p.provider`

/**
 * Captures in the sandbox's journal = paid orders + refunds, to the minor unit, order by order (quality.md). An amount
 * that differs from its order's has no status until staff have reviewed it, so it is counted separately.
 */
export async function moneyViolations(pool: pg.Pool, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await pool.query<Book>(books)
  const moved = sums(entries)
  const found = rows.flatMap(book => errorsOf(book, moved))
  const known = new Set(rows.map(({ orderRef, provider }) => `${orderRef} ${provider}`))
  const strange = [...moved.keys()].filter(key => !known.has(key.replace(/ (capture|refund)$/, '')))
  return [...found, ...strange.map(key => `money of no order of the shop: ${key}`)]
}

function sums(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const moved = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== 'capture' && entry.kind !== 'refund') continue
    const key = `${entry.orderRef} ${entry.provider} ${entry.kind}`
    moved.set(key, (moved.get(key) ?? 0) + entry.amountMinor)
  }
  return moved
}

function errorsOf(book: Book, moved: ReadonlyMap<string, number>): string[] {
  const { orderRef, provider, states } = book
  const captured = moved.get(`${orderRef} ${provider} capture`) ?? 0
  const refunded = moved.get(`${orderRef} ${provider} refund`) ?? 0
  const own = book.captured ?? 0
  // Authorized with another amount it is in review too, although nothing was captured.
  const allowed = [own, own + book.inReview.reduce((sum, amount) => sum + amount, 0)]
  const describeError = (what: string, journal: number, shop: number) =>
    `${orderRef} at ${provider}: ${journal} ${what} in the journal, ${shop} in the shop's books (${states})`
  return [
    ...(allowed.includes(captured) ? [] : [describeError('captured', captured, own)]),
    ...(refunded === book.refunded ? [] : [describeError('refunded', refunded, book.refunded)]),
  ]
}
