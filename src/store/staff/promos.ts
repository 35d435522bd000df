import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A promo code of a market; minor units of its currency. */
export type StaffPromo = {
  readonly code: string
  readonly percentage: number
  readonly minimumMinor: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly maxUses: number | null
  readonly uses: number
}

const list: Statement = {
  name: 'staff-promos',
  text: `select code, percentage, minimum_minor::float8 as "minimumMinor", starts_at as "startsAt", ends_at as "endsAt",
      max_uses as "maxUses", uses
    from promo where market = $1 order by ends_at desc, code limit 200`,
}

const add: Statement = {
  name: 'staff-promo-add',
  text: `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at, max_uses)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (market, code) do nothing returning code`,
}

const end: Statement = {
  name: 'staff-promo-end',
  text: 'update promo set ends_at = $3 where market = $1 and code = $2 and ends_at > $3 returning code',
}

/** The one that ends last first. */
export function listStaffPromos(sql: Sql, market: Market): Promise<readonly StaffPromo[]> {
  return rowsOf<StaffPromo>(sql, list, [market])
}

/** `false` if the market has the code already. */
export async function insertPromo(
  sql: Sql,
  market: Market,
  promo: Omit<StaffPromo, 'uses'>,
): Promise<boolean> {
  const { code, percentage, minimumMinor, startsAt, endsAt, maxUses } = promo
  const values = [market, code, percentage, minimumMinor, startsAt, endsAt, maxUses]
  return (await rowsOf(sql, add, values)).length > 0
}

/** `false` if it has ended, or there is none. */
export async function endPromo(sql: Sql, market: Market, code: string, at: Date): Promise<boolean> {
  return (await rowsOf(sql, end, [market, code, at])).length > 0
}
