import type { Market } from '#domain/market/market.ts'
import { convert } from '#domain/money/convert.ts'
import type { Money } from '#domain/money/money.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import { insertMessage } from '#store/outbox.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { findVoucherBySource } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { issueVoucher } from '../voucher/issue-voucher.ts'
import { settlePendingVoucher } from '../voucher/settle-pending-voucher.ts'
import type { TradeInWhy } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'clock' | 'keys'>
type IssuingCtx = Pick<Context, 'clock' | 'keys' | 'settings'>

/** The source of a trade-in's voucher: one voucher per trade-in. */
function sourceOf(tradeInId: string) {
  return { kind: 'payout', subject: tradeInId } as const
}

/** A voucher payout is issued on acceptance, pending until the device is inspected (sell.md, Rulings). */
export async function issuePendingVoucher(
  ctx: IssuingCtx,
  tx: Sql,
  { id, market, currency, userId, payout, offerMinor }: StoredTradeIn,
  { actor }: TradeInWhy,
): Promise<void> {
  if (payout !== 'voucher' || offerMinor === null || offerMinor === 0) return
  await issueVoucher(ctx, tx, {
    market,
    amount: inMarketCurrency(ctx, market, { minor: offerMinor, currency }),
    source: sourceOf(id),
    status: 'pending',
    actor,
    ...(userId !== null && { userId }),
  })
}

/** The code to display; `undefined` when the trade-in has no voucher or it was withdrawn. */
export async function codeOfVoucher(
  ctx: Ctx,
  sql: Sql,
  tradeInId: string,
): Promise<string | undefined> {
  const voucher = await findVoucherBySource(
    sql,
    sourceOf(tradeInId).kind,
    sourceOf(tradeInId).subject,
  )
  return voucher && voucher.status !== 'withdrawn'
    ? writeCode(ctx.keys.voucherCodes.codeOf(voucher.id))
    : undefined
}

/** A trade-in agreed before its market changed its currency is paid in the new one. */
export function inMarketCurrency(
  ctx: Pick<Context, 'settings'>,
  market: Market,
  agreed: Money,
): Money {
  return convert(agreed, ctx.settings.displayOf(market).currency)
}

/**
 * Settles the pending voucher of a trade-in at the final amount, nothing by default; `false` if there is none. Orders
 * that used it follow.
 */
async function settleAndNotify(
  ctx: Ctx,
  tx: Sql,
  { id, number }: Pick<StoredTradeIn, 'id' | 'number'>,
  { actor, at }: TradeInWhy,
  owed?: Money,
): Promise<boolean> {
  const { kind, subject } = sourceOf(id)
  const voucher = owed && (await findVoucherBySource(tx, kind, subject))
  const settled = await settlePendingVoucher(ctx, tx, {
    source: { kind, subject },
    owedMinor: owed && voucher ? convert(owed, voucher.currency).minor : 0,
    actor,
    reason: `sale ${number}`,
  })
  if (!settled.ok) return false
  await insertMessage(tx, 'voucher-settled', settled.value, at)
  return true
}

/** The trade-in ended without a payout: nothing is due for it. */
export function withdrawVoucher(
  ctx: Ctx,
  tx: Sql,
  tradeIn: Pick<StoredTradeIn, 'id' | 'number'>,
  why: TradeInWhy,
): Promise<boolean> {
  return settleAndNotify(ctx, tx, tradeIn, why)
}

/** Pays an amount by voucher: settles the pending one, or issues a new one. */
export async function giveVoucher(
  ctx: IssuingCtx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  owedMinor: number,
  why: TradeInWhy,
): Promise<void> {
  const { id, market, currency, userId } = tradeIn
  const owed = { minor: owedMinor, currency }
  if ((await settleAndNotify(ctx, tx, tradeIn, why, owed)) || owedMinor === 0) return
  await issueVoucher(ctx, tx, {
    market,
    amount: inMarketCurrency(ctx, market, owed),
    source: sourceOf(id),
    status: 'open',
    actor: why.actor,
    ...(userId !== null && { userId }),
  })
}
