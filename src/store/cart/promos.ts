import { type Market, markets } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A promo code of a market in its current state; amounts in that market's currency. */
export type PromoRow = {
  readonly market: Market
  readonly code: string
  readonly percentage: number
  readonly minimumMinor: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly maxUses: number | undefined
  readonly uses: number
}

/** The market's own code, or the same code in another market if this one has none. */
export async function findPromo(
  sql: Sql,
  market: Market,
  code: string,
): Promise<PromoRow | undefined> {
  const [row] = await rowsOf<RawPromo>(sql, promoByCode, [market, code, markets])
  return (
    row && {
      market: row.market,
      code: row.code,
      percentage: row.percentage,
      minimumMinor: Number(row.minimum_minor),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      maxUses: row.max_uses ?? undefined,
      uses: row.uses,
    }
  )
}

/** Uses a code once. A concurrent order waits for the previous one; `false` means that no use was left. */
export async function spendPromo(
  tx: Sql,
  market: Market,
  code: string,
  at: Date,
): Promise<boolean> {
  return (await rowsOf(tx, consumePromo, [market, code, at])).length === 1
}

/** An order that was never paid has used no code. */
export function restorePromo(tx: Sql, market: Market, code: string) {
  return rowsOf(tx, giveBackPromo, [market, code])
}

type RawPromo = {
  market: Market
  code: string
  percentage: number
  minimum_minor: string
  starts_at: Date
  ends_at: Date
  max_uses: number | null
  uses: number
}

const promoByCode: Statement = {
  name: 'promo-by-code',
  text: `
    select market, code, percentage, minimum_minor, starts_at, ends_at, max_uses, uses
    from promo where market = any($3::text[]) and code = upper(trim($2))
    order by (market = $1) desc, starts_at limit 1`,
}

const consumePromo: Statement = {
  name: 'promo-consume',
  text: `
    update promo set uses = uses + 1
    where market = $1 and code = upper(trim($2)) and $3::timestamptz >= starts_at
      and $3::timestamptz < ends_at and (max_uses is null or uses < max_uses)
    returning code`,
}

const giveBackPromo: Statement = {
  name: 'promo-give-back',
  text: 'update promo set uses = uses - 1 where market = $1 and code = $2 and uses > 0',
}
