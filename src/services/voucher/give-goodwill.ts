import type { Market } from '#domain/market/market.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { issueVoucher } from './issue-voucher.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** More than one person of the staff may give alone. */
export type GoodwillRefusal =
  | { readonly kind: 'too-much-goodwill' }
  | { readonly kind: 'invalid-amount' }

const validDays = 365

/** A voucher of the shop's own will for a member; `key` is made by the page, so that it is issued once. */
export function giveGoodwill(
  ctx: Ctx,
  { id: userId, market }: { readonly id: string; readonly market: Market },
  { amount, key, actor }: { readonly amount: Money; readonly key: string; readonly actor: string },
): Promise<Result<void, GoodwillRefusal>> {
  return inTransaction<void, GoodwillRefusal>(ctx.sql, [], async tx => {
    if (amount.minor <= 0) return refuse({ kind: 'invalid-amount' })
    const { refundsAbove } = ctx.settings.secondPersonOf(market)
    if (amount.minor > fromMinor(refundsAbove.minor, amount.currency).minor)
      return refuse({ kind: 'too-much-goodwill' })
    await issueVoucher(ctx, tx, {
      market,
      amount,
      userId,
      source: { kind: 'goodwill', subject: `${userId} ${key}` },
      status: 'open',
      expiresAt: startOfDay(market, addDays(dayIn(market, ctx.clock()), validDays)),
      actor,
    })
    return ok(undefined)
  })
}
