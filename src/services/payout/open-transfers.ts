import { randomUUID } from 'node:crypto'
import { type Market, markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { slowDueBy } from '#domain/trade-in/payout-due.ts'
import {
  type DuePayout,
  insertTransfer,
  listDueTransfers,
} from '#store/trade-in/payout-transfers.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
import { lockTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

const batch = 50

/** The payouts of a market that are due now, in its currency; large ones only once a second person agreed. */
export function duePayouts(ctx: Ctx, market: Market, limit: number): Promise<readonly DuePayout[]> {
  const slowBy = slowDueBy(dayIn(market, ctx.clock()))
  const { currency } = ctx.settings.shopOf(market).cart
  const approvedAbove = ctx.settings.secondPersonOf(market).payoutsAbove.minor
  return listDueTransfers(ctx.sql, { market, currency, slowBy, approvedAbove, limit })
}

/**
 * Opens the transfer of a payout to the current account, if it is still due. It is written before the bank is
 * called: after a crash the transfer is found again, and looked up at the bank first. Returns its id.
 */
export async function openTransfer(
  ctx: Ctx,
  tx: Sql,
  tradeInId: string,
  batchId?: string,
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(tx, tradeInId)
  const payout = tradeIn && (await findPayoutOfTradeIn(tx, tradeInId))
  const account = tradeIn && accountOf(tradeIn)
  if (!account || payout?.state !== 'due') return undefined
  const id = randomUUID()
  const row = {
    id,
    payoutId: payout.id,
    account,
    at: ctx.clock(),
    ...(batchId !== undefined && { batchId }),
  }
  return (await insertTransfer(tx, row)) ? id : undefined
}

function accountOf({ ibanSealed: iban, holderSealed: holder }: StoredTradeIn) {
  return iban === null || holder === null ? undefined : { iban, holder }
}

/**
 * Fast transfers are due at once, slow ones from the tenth day on. Payouts in euro are made by file (sell.md,
 * Timers).
 */
export async function openDueTransfers(ctx: Ctx): Promise<void> {
  const items: string[] = []
  for (const market of markets) {
    if (ctx.settings.shopOf(market).cart.currency === 'EUR') continue
    items.push(...(await duePayouts(ctx, market, batch)).map(({ saleId: tradeInId }) => tradeInId))
  }
  const work = (tradeInId: string) =>
    retriedTransaction(ctx.sql, [], async tx => ok(await openTransfer(ctx, tx, tradeInId)))
  await eachAlone(ctx, { job: 'open-payout', items, work })
}
