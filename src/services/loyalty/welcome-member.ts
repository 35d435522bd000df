import { rewardIn } from '#domain/loyalty/reward.ts'
import { markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { findNewCustomer } from '#store/loyalty/invitations.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { issueReward } from './reward.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** Gives a member who bought nothing yet the voucher of new customers, once, at a sign-in while there is one. */
export async function welcomeMember(ctx: Ctx, userId: string): Promise<void> {
  if (!markets.some(market => rewardIn(ctx.settings.loyaltyOf(market), 'welcome'))) return
  await inTransaction(ctx.sql, [], async tx => {
    const customer = await findNewCustomer(tx, userId)
    if (customer)
      await issueReward(ctx, tx, 'welcome', { market: customer.market, userId, subject: userId })
    return ok(undefined)
  })
}
