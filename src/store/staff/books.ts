import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What was sold on a day by one payment method. Minor units. */
export type SalesOfDay = {
  readonly day: Day
  readonly method: string
  readonly orders: number
  readonly totalMinor: number
  readonly currency: Currency
}

export type BookedInvoice = {
  readonly id: string
  readonly series: string
  readonly number: number
  readonly kind: 'invoice' | 'credit-note'
  readonly orderNumber: string
  readonly issuedAt: Date
  readonly totalMinor: number
  readonly currency: Currency
}

/** A device sold under the margin scheme. Minor units. */
export type MarginLine = {
  readonly orderNumber: string
  readonly soldAt: Date
  readonly title: string
  readonly priceMinor: number
  readonly costMinor: number
  readonly workMinor: number
  readonly isBack: boolean
}

/** A number that no invoice has, though a later one was issued. */
export type NumberGap = { readonly series: string; readonly number: number }

/** From `since` until before `until`; days in the time zone of the market. */
export type Period = {
  readonly market: Market
  readonly timeZone: string
  readonly since: Date
  readonly until: Date
}

const sales: Statement = {
  name: 'books-sales',
  text: `select to_char(o.placed_at at time zone $4, 'YYYY-MM-DD') as day, o.payment_method as method,
      count(*)::int as orders, sum(o.total_minor)::float8 as "totalMinor", o.currency
    from orders o where o.market = $1 and o.placed_at >= $2 and o.placed_at < $3 and o.state in ('confirmed', 'closed')
    group by 1, 2, 5 order by 1, 2`,
}

const invoices: Statement = {
  name: 'books-invoices',
  text: `select i.id, i.series, i.number, i.kind, o.number as "orderNumber", i.issued_at as "issuedAt",
      i.total_minor::float8 as "totalMinor", i.currency
    from invoice i join orders o on o.id = i.order_id
    where i.market = $1 and i.issued_at >= $2 and i.issued_at < $3 order by i.issued_at, i.series, i.number limit $4`,
}

/** From the last number before the period up to its last one; of the newest numbers, up to the last that was taken. */
const gaps: Statement = {
  name: 'books-gaps',
  text: `with issued as materialized (
      select series, number from invoice where market = $1 and issued_at >= $2 and issued_at < $3
    ), ends as (
      select series, min(number) as first, max(number) as last from issued group by series
    ), skipped as (
      select series, lag(number) over (partition by series order by number) as before, number as after from issued
      union all
      select e.series, coalesce((
        select max(number) from invoice where market = $1 and series = e.series and number < e.first), 0), e.first from ends e
      union all
      select e.series, e.last, c.last_number + 1 from ends e join invoice_counter c on c.market = $1 and c.series = e.series
      where e.last = (select max(number) from invoice where market = $1 and series = e.series)
    )
    select s.series, n as number from skipped s cross join lateral generate_series(s.before + 1, s.after - 1) n
    where (select count(*) from invoice i where i.market = $1 and i.series = s.series and i.number = n) = 0
    order by s.series, n limit 100`,
}

const margin: Statement = {
  name: 'books-margin',
  text: `select o.number as "orderNumber", i.issued_at as "soldAt", n.title, n.price_minor::float8 as "priceMinor",
      u.acquisition_minor::float8 as "costMinor", not n.is_live as "isBack",
      coalesce((select sum(w.cost_minor) from unit_work w where w.unit_id = u.id), 0)::float8 as "workMinor"
    from invoice i join orders o on o.id = i.order_id join order_line n on n.order_id = o.id
    join unit u on u.id = n.unit_id
    where i.kind = 'invoice' and i.market = $1 and i.issued_at >= $2 and i.issued_at < $3 and n.tax_scheme = 'margin'
    order by i.issued_at, o.number, n.position limit $4`,
}

const oneInvoice: Statement = {
  name: 'books-invoice-order',
  text: `select o.id as "orderId", i.market from invoice i join orders o on o.id = i.order_id where i.id = $1::uuid`,
}

export function listSales(sql: Sql, { market, since, until, timeZone }: Period) {
  return rowsOf<SalesOfDay>(sql, sales, [market, since, until, timeZone])
}

/** `limit` undefined: all of them. */
export function listBookedInvoices(sql: Sql, { market, since, until }: Period, limit?: number) {
  return rowsOf<BookedInvoice>(sql, invoices, [market, since, until, limit ?? null])
}

export function listGaps(sql: Sql, { market, since, until }: Period) {
  return rowsOf<NumberGap>(sql, gaps, [market, since, until])
}

export function listMargin(sql: Sql, { market, since, until }: Period, limit?: number) {
  return rowsOf<MarginLine>(sql, margin, [market, since, until, limit ?? null])
}

export async function findOrderOfInvoice(sql: Sql, id: string) {
  return (await rowsOf<{ orderId: string; market: Market }>(sql, oneInvoice, [id]))[0]
}
