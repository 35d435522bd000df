import type { Market } from '#domain/market/market.ts'
import type { MarketFigures } from '#domain/order/market-figures.ts'
import type { Day } from '#domain/time/day.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/**
 * `$1` market, `$2` its time zone, `$3` the first day, `$4` the last one. The first day becomes that of the first order,
 * if that is later.
 */
const count: Statement = {
  name: 'market-figures-count',
  text: `with span as (select ($3::date)::timestamp at time zone $2 as since, ($4::date + 1)::timestamp at time zone $2 as until),
    sold as (
      select (o.placed_at at time zone $2)::date as day, u.battery_health, b.return_id
      from span, orders o join order_line n on n.order_id = o.id and n.is_live and n.unit_id is not null
      join unit u on u.id = n.unit_id
      left join return_line b on b.order_id = n.order_id and b.position = n.position and b.is_held
      where o.market = $1 and o.placed_at >= since and o.placed_at < until and o.state in ('confirmed', 'closed')),
    bought as (
      select s.second_offer_minor from span, sale s
      where s.market = $1 and s.declared_at >= since and s.declared_at < until
        and coalesce(s.second_offer_minor, s.paid_minor) is not null)
    insert into market_figures (market, first_day, last_day, sold, returned, battery, inspected, as_offered)
    select $1, coalesce(min(day), $3::date), $4::date, count(*), count(return_id), round(avg(battery_health)),
      (select count(*) from bought), (select count(*) from bought where second_offer_minor is null)
    from sold
    on conflict (market) do update set first_day = excluded.first_day, last_day = excluded.last_day, sold = excluded.sold,
      returned = excluded.returned, battery = excluded.battery, inspected = excluded.inspected,
      as_offered = excluded.as_offered`,
}

const figures: Statement = {
  name: 'market-figures',
  text: `select to_char(first_day, 'YYYY-MM-DD') as first, to_char(last_day, 'YYYY-MM-DD') as last, sold, returned, battery,
      inspected, as_offered as "asOffered"
    from market_figures where market = $1`,
}

/** Counts what a market sold and bought from `first` to `last`, and stores it in place of what was counted before. */
export async function storeMarketFigures(
  sql: Sql,
  market: Market,
  timeZone: string,
  first: Day,
  last: Day,
): Promise<void> {
  await rowsOf(sql, count, [market, timeZone, first, last])
}

/** As counted last; `undefined` if nothing was counted yet. */
export async function findMarketFigures(
  sql: Sql,
  market: Market,
): Promise<MarketFigures | undefined> {
  noteRead('figures')
  const [row] = await rowsOf<Omit<MarketFigures, 'battery'> & { battery: number | null }>(
    sql,
    figures,
    [market],
  )
  return row && { ...row, battery: row.battery ?? undefined }
}
