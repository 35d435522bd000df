import { randomUUID } from 'node:crypto'
import { rewardIn } from '#domain/loyalty/reward.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import {
  insertRewardEmail,
  listRewardedPurchases,
  type RewardedPurchase,
} from '#store/loyalty/invitations.ts'
import { inTransaction } from '#store/transaction.ts'
import { findVoucherBySource } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeRewardEmail } from '../mail/write-reward-email.ts'
import { issueReward } from './reward.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

const perRun = 100
const noAddress = '.invalid'

/**
 * Gives members a voucher for the first large purchase of somebody they invited, once it can no longer be returned.
 * Returns how many it gave.
 */
export async function rewardInviters(ctx: Ctx): Promise<number> {
  const items: (RewardedPurchase & { readonly id: string; readonly market: Market })[] = []
  for (const market of markets) {
    const loyalty = ctx.settings.loyaltyOf(market)
    if (!rewardIn(loyalty, 'inviting')) continue
    const { returnDays } = ctx.settings.shopOf(market).cart
    const until = startOfDay(market, addDays(dayIn(market, ctx.clock()), -returnDays))
    const page = { fromMinor: loyalty.rewardedFrom.minor, until, limit: perRun }
    const purchases = await listRewardedPurchases(ctx.sql, market, page)
    items.push(...purchases.map(each => ({ ...each, id: each.invitedId, market })))
  }
  const work = (each: (typeof items)[number]) => reward(ctx, each.market, each)
  return (await eachAlone(ctx, { job: 'reward-inviters', items, work })).length
}

function reward(ctx: Ctx, market: Market, { invitedId, inviterId, name, email }: RewardedPurchase) {
  return inTransaction(ctx.sql, [`reward ${invitedId}`], async tx => {
    if (await findVoucherBySource(tx, 'inviting', invitedId)) return ok(undefined)
    const rewarded = { market, userId: inviterId, subject: invitedId }
    const voucher = await issueReward(ctx, tx, 'inviting', rewarded)
    if (!voucher || email.endsWith(noAddress)) return ok(undefined)
    const mail = writeRewardEmail({
      market,
      name,
      voucher,
      link: absoluteUrl(ctx.bases[market], buildUrl(market, 'loyalty')),
      display: ctx.settings.displayOf(market),
      company: ctx.settings.companyOf(market),
      texts: mailTextsOf(ctx, market),
    })
    const outgoing = { id: randomUUID(), orderId: null, market, recipient: email, ...mail }
    await insertRewardEmail(ctx.keys.seal, tx, outgoing, ctx.clock())
    return ok(undefined)
  })
}
