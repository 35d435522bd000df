import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, type Day, startOfDay } from '#domain/time/day.ts'
import { endPromo, insertPromo, listStaffPromos } from '#store/staff/promos.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export async function viewPromos({ sql, clock }: Ctx, market: Market) {
  const now = clock()
  return (await listStaffPromos(sql, market)).map(promo => ({
    ...promo,
    isOver: promo.endsAt <= now,
    isComing: promo.startsAt > now,
  }))
}

export type NewPromo = {
  readonly code: string
  /** 1 to 100. */
  readonly percentage: number
  readonly minimum: Money
  readonly from: Day
  /** The last day. */
  readonly until: Day
  readonly maxUses: number | undefined
}

export type PromoRefusal =
  | { readonly kind: 'code-taken' }
  /** It ends before it begins. */
  | { readonly kind: 'invalid-period' }

/** A code is valid on whole days of its market. */
export async function createPromo(
  { sql }: Pick<Ctx, 'sql'>,
  market: Market,
  { code, percentage, minimum, from, until, maxUses }: NewPromo,
): Promise<Result<void, PromoRefusal>> {
  if (until < from) return refuse({ kind: 'invalid-period' })
  const isNew = await insertPromo(sql, market, {
    code,
    percentage,
    minimumMinor: minimum.minor,
    startsAt: startOfDay(market, from),
    endsAt: startOfDay(market, addDays(until, 1)),
    maxUses: maxUses ?? null,
  })
  return isNew ? ok(undefined) : refuse({ kind: 'code-taken' })
}

/** Ends a code now; orders that used it keep their discount. */
export async function stopPromo(
  { sql, clock }: Ctx,
  market: Market,
  code: string,
): Promise<Result<void, { readonly kind: 'not-found' }>> {
  return (await endPromo(sql, market, code, clock()))
    ? ok(undefined)
    : refuse({ kind: 'not-found' })
}
