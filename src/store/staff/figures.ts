import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import { convertedBetweenSql } from '../money/converted-sql.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What happened on a day in a market. Amounts in minor units of its currency. */
export type DayFigures = {
  readonly day: Day
  readonly orders: number
  readonly revenueMinor: number
  readonly marginMinor: number
  readonly returns: number
  readonly offers: number
  readonly accepted: number
}

/** How long the devices for sale have been in the shop. */
export type StockAge = { readonly days: string; readonly count: number }

/** What an order says in its own currency, in that of the market, in which devices are valued. */
const inMarket = (amount: string) => convertedBetweenSql(amount, 'o.currency', '$5::text')

/** `$1` market, `$2` its time zone, `$3` the first day, `$4` the last one, `$5` its currency. Every day has a row. */
const byDay: Statement = {
  name: 'figures-by-day',
  text: `with days as (select d::date as day from generate_series($3::date, $4::date, interval '1 day') d),
    span as (select ($3::date)::timestamp at time zone $2 as since, ($4::date + 1)::timestamp at time zone $2 as until),
    placed as (
      select (o.placed_at at time zone $2)::date as day, count(*)::int as orders, sum(${inMarket('o.total_minor')}) as revenue
      from orders o, span where o.market = $1 and o.placed_at >= since and o.placed_at < until
        and o.state in ('confirmed', 'closed') group by 1),
    earned as (
      select (o.placed_at at time zone $2)::date as day, sum(${inMarket('n.price_minor')} - u.acquisition_minor) as margin
      from orders o join order_line n on n.order_id = o.id and n.is_live join unit u on u.id = n.unit_id, span
      where o.market = $1 and o.placed_at >= since and o.placed_at < until and o.state in ('confirmed', 'closed') group by 1),
    back as (
      select (r.requested_at at time zone $2)::date as day, count(*)::int as returns
      from order_return r join orders o on o.id = r.order_id, span
      where o.market = $1 and r.requested_at >= since and r.requested_at < until group by 1),
    offered as (
      select (s.started_at at time zone $2)::date as day, count(*)::int as offers,
        count(s.declared_at)::int as accepted
      from sale s, span where s.market = $1 and s.started_at >= since and s.started_at < until and s.state <> 'draft' group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(revenue, 0)::float8 as "revenueMinor",
      coalesce(margin, 0)::float8 as "marginMinor", coalesce(returns, 0) as returns, coalesce(offers, 0) as offers,
      coalesce(accepted, 0) as accepted
    from days d left join placed p on p.day = d.day left join earned e on e.day = d.day left join back b on b.day = d.day
    left join offered f on f.day = d.day order by d.day`,
}

const counted: Statement = {
  name: 'figures-counted',
  text: `select to_char(day, 'YYYY-MM-DD') as day, orders, revenue_minor::float8 as "revenueMinor",
      margin_minor::float8 as "marginMinor", returns, offers, accepted
    from day_figures where market = $1 and day >= $2::date and day <= $3::date order by day`,
}

const count: Statement = {
  name: 'figures-count',
  text: `insert into day_figures (market, day, orders, revenue_minor, margin_minor, returns, offers, accepted)
    select $1, f.day::date, f.orders, f."revenueMinor", f."marginMinor", f.returns, f.offers, f.accepted from (${byDay.text}) f
    on conflict (market, day) do update set orders = excluded.orders, revenue_minor = excluded.revenue_minor,
      margin_minor = excluded.margin_minor, returns = excluded.returns, offers = excluded.offers, accepted = excluded.accepted`,
}

const forget: Statement = {
  name: 'figures-forget',
  text: 'delete from day_figures where market = $1',
}

const lastCounted: Statement = {
  name: 'figures-last-counted',
  text: `select to_char(max(day), 'YYYY-MM-DD') as day from day_figures where market = $1`,
}

const stockAge: Statement = {
  name: 'figures-stock-age',
  text: `with aged as (
      select least(floor(extract(epoch from $2::timestamptz - u.received_at) / 86400 / 30), 6)::int as bucket
      from unit u where u.market = $1 and u.state = 'listed')
    select b::text as days, count(a.bucket)::int as count from generate_series(0, 6) b left join aged a on a.bucket = b
    group by b order by b`,
}

/** Whose days, and in which currency their amounts are. */
export type CountedMarket = {
  readonly market: Market
  readonly timeZone: string
  readonly currency: Currency
}

export function listDayFigures(
  sql: Sql,
  { market, timeZone, currency }: CountedMarket,
  first: Day,
  last: Day,
): Promise<readonly DayFigures[]> {
  return rowsOf<DayFigures>(sql, byDay, [market, timeZone, first, last, currency])
}

/** As they were counted; days without a row are left out. */
export function listCountedDays(
  sql: Sql,
  market: Market,
  first: Day,
  last: Day,
): Promise<readonly DayFigures[]> {
  return rowsOf<DayFigures>(sql, counted, [market, first, last])
}

/** Counts the days from `first` to `last` and stores them in place of what was counted before. */
export async function countDays(
  sql: Sql,
  { market, timeZone, currency }: CountedMarket,
  first: Day,
  last: Day,
): Promise<void> {
  await rowsOf(sql, count, [market, timeZone, first, last, currency])
}

/** After a change of the currency: all days are counted again. */
export async function forgetCountedDays(sql: Sql, market: Market): Promise<void> {
  await rowsOf(sql, forget, [market])
}

export async function findLastCountedDay(sql: Sql, market: Market): Promise<Day | undefined> {
  const [row] = await rowsOf<{ day: Day | null }>(sql, lastCounted, [market])
  return row?.day ?? undefined
}

/** In steps of thirty days; the last is everything older. */
export function listStockAge(sql: Sql, market: Market, now: Date): Promise<readonly StockAge[]> {
  return rowsOf<StockAge>(sql, stockAge, [market, now])
}
