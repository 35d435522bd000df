import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { writesSlip } from '#domain/trade-in/acquisition-slip.ts'
import { raisedMinor } from '#domain/trade-in/raised-amount.ts'
import { tradeInDueOf } from '#domain/trade-in/trade-in-due.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { insertMessage } from '#store/outbox.ts'
import { insertBuybackUnit } from '#store/trade-in/buyback-units.ts'
import {
  findPayoutOfTradeIn,
  insertPayout,
  type StoredPayout,
  updatePaidAmount,
  updateSettledPayout,
} from '#store/trade-in/payouts.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { listTradeInFindings } from '#store/trade-in/trade-ins.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type StaffRefusal, transitionTo } from './apply-transition.ts'
import { giveVoucher, inMarketCurrency } from './pending-voucher.ts'
import type { TradeInWhy } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'clock' | 'keys' | 'settings'>

/**
 * The amount for a locked trade-in is final, so its payout is due once, in the same transaction. A transfer is made
 * elsewhere; a voucher is issued at once, and an amount of zero needs no payout (sell.md, A sale's states).
 * Returns the resulting state of the trade-in.
 */
export async function payOut(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  amountMinor: number,
  why: TradeInWhy,
): Promise<TradeInState> {
  const { id: tradeInId, market } = tradeIn
  const due = inMarketCurrency(ctx, market, { minor: amountMinor, currency: tradeIn.currency })
  const method = tradeIn.payout === 'voucher' ? 'voucher' : 'bank'
  const dueOn = dueDayOf(ctx, tradeIn, why.at)
  await insertPayout(tx, {
    saleId: tradeInId,
    amountMinor: due.minor,
    currency: due.currency,
    method,
    dueOn,
    at: why.at,
  })
  if (method === 'bank' && amountMinor > 0) return tradeIn.state
  if (method === 'voucher') await giveVoucher(ctx, tx, tradeIn, amountMinor, why)
  const paid = await settlePayout(ctx, tx, tradeIn, undefined, why)
  if (!paid.ok) throw new Error(`sale ${tradeInId} was owed and cannot be paid`)
  return 'paid'
}

/** Due within two working days, or after the wait the seller chose (sell.md, Timers). */
function dueDayOf(ctx: Ctx, { market, payout }: StoredTradeIn, at: Date): string {
  const since = dayIn(market, at)
  const situation = { state: 'inspected', since, ...(payout !== null && { payout }) } as const
  return tradeInDueOf(situation, new Set(ctx.settings.shopOf(market).holidays))?.day ?? since
}

export type SettleRefusal =
  | StaffRefusal
  /** Nothing is due for it yet. */
  | { readonly kind: 'nothing-due' }
  /** It was paid by another transfer. */
  | { readonly kind: 'paid-otherwise' }
  /** The bank was instructed to pay it. */
  | { readonly kind: 'on-its-way' }
  /** Whoever inspected the device cannot pay this amount alone. */
  | { readonly kind: 'second-person-needed' }

/**
 * The payout of a locked trade-in reached its seller: the trade-in is paid and the device belongs to the shop. A
 * repeated report, by any source, pays it once.
 */
export async function settlePayout(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  providerRef: string | undefined,
  why: TradeInWhy,
): Promise<Result<void, SettleRefusal>> {
  const payout = await findPayoutOfTradeIn(tx, tradeIn.id)
  if (!payout) return refuse({ kind: 'nothing-due' })
  if (payout.state === 'paid')
    return payout.providerRef === (providerRef ?? null)
      ? ok(undefined)
      : refuse({ kind: 'paid-otherwise' })
  const transitioned = await transitionTo(tx, tradeIn, 'pay', why, 'paid')
  if (!transitioned.ok) return transitioned
  await updateSettledPayout(tx, payout, providerRef, why)
  await updatePaidAmount(tx, tradeIn.id, await paidMinor(tx, tradeIn, payout))
  await takeIn(ctx, tx, tradeIn, payout, why)
  await insertMessage(tx, 'sale-paid', { saleId: tradeIn.id }, why.at)
  const payload = { saleId: tradeIn.id, market: tradeIn.market, paidAt: why.at.toISOString() }
  await insertMessage(tx, 'sale-review-due', payload, why.at)
  if (writesSlip[tradeIn.market])
    await insertMessage(tx, 'acquisition-slip-due', { saleId: tradeIn.id }, why.at)
  return ok(undefined)
}

/** What its seller was paid, in the currency in which it was agreed. */
async function paidMinor(
  tx: Sql,
  tradeIn: StoredTradeIn,
  { amountMinor, currency }: StoredPayout,
): Promise<number> {
  if (currency === tradeIn.currency) return amountMinor
  const raised = raisedMinor(tradeIn, await listTradeInFindings(tx, tradeIn.id))
  return tradeIn.secondOfferMinor ?? raised ?? tradeIn.offerMinor ?? amountMinor
}

async function takeIn(
  ctx: Ctx,
  tx: Sql,
  { id: tradeInId, number, market, imeiSealed, serialSealed }: StoredTradeIn,
  { amountMinor: minor, currency }: StoredPayout,
  { actor, at }: TradeInWhy,
): Promise<void> {
  const sealed = serialSealed ?? imeiSealed
  const { minor: costMinor } = inMarketCurrency(ctx, market, { minor, currency })
  if (sealed === null) throw new Error(`sale ${number} names no device`)
  await insertBuybackUnit(tx, {
    saleId: tradeInId,
    market,
    serialSealed: sealed,
    imeiSealed,
    costMinor,
    actor,
    at,
    serialHash: ctx.keys.deviceHash(ctx.keys.seal.open(sealed)),
    reason: `bought from sale ${number}`,
  })
}
