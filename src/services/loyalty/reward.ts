import { type Reward, rewardIn } from '#domain/loyalty/reward.ts'
import type { Market } from '#domain/market/market.ts'
import { monthsAfter } from '#domain/time/months.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { issueVoucher } from '../voucher/issue-voucher.ts'

type Ctx = Pick<Context, 'clock' | 'keys' | 'settings'>

type Rewarded = {
  readonly market: Market
  readonly userId: string
  /** The member whose joining, accepting or buying is rewarded: once. */
  readonly subject: string
}

/** Issues a voucher of what the market's settings say now; `undefined` if they give none. */
export async function issueReward(ctx: Ctx, tx: Sql, reward: Reward, rewarded: Rewarded) {
  const { market, userId, subject } = rewarded
  const settings = ctx.settings.loyaltyOf(market)
  const amount = rewardIn(settings, reward)
  if (!amount) return undefined
  return issueVoucher(ctx, tx, {
    market,
    userId,
    amount,
    source: { kind: reward, subject },
    status: 'open',
    expiresAt: monthsAfter(ctx.clock(), settings.voucherMonths),
    // Whoever invited earned the voucher with a purchase; the others only joined.
    ...(reward !== 'inviting' && { orderFrom: settings.rewardedFrom }),
    actor: 'shop',
  })
}
