import { maskedIban } from '#domain/field/patterns/iban.ts'
import { ok } from '#domain/result.ts'
import type { TransferStatus } from '#providers/bank/bank-transfers.ts'
import { insertTask } from '#store/staff-tasks.ts'
import {
  findTransfer,
  type StoredTransfer,
  updateTransfer,
} from '#store/trade-in/payout-transfers.ts'
import { lockTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { notifySeller } from '../trade-in/apply-transition.ts'
import { settlePayout } from '../trade-in/pay-out.ts'
import type { TradeInWhy } from '../trade-in/transition-trade-in.ts'
import { stepPayout } from './step-payout.ts'
import { transferAccount } from './transfer-account.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * Applies the bank's report on a transfer once, in whatever order reports arrive; no state goes backwards
 * (quality.md R12).
 */
export async function applyTransfer(
  ctx: Ctx,
  transferId: string,
  status: TransferStatus,
): Promise<void> {
  await retriedTransaction(ctx.sql, [], async tx => {
    const known = await findTransfer(tx, transferId)
    const tradeIn = known && (await lockTradeIn(tx, known.saleId))
    const transfer = tradeIn && (await findTransfer(tx, transferId))
    if (tradeIn && transfer) await applyLocked(ctx, tx, tradeIn, transfer, status)
    return ok(undefined)
  })
}

/** Applies the report to the current transfer of a locked trade-in. */
async function applyLocked(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  transfer: StoredTransfer,
  status: TransferStatus,
): Promise<void> {
  const why = { actor: 'bank', at: ctx.clock() }
  switch (status.kind) {
    case 'taken':
      return take(tx, transfer, status.ref, { ...why, reason: 'taken by the bank' })
    case 'settled':
      return settle(ctx, tx, tradeIn, transfer, status.ref, {
        ...why,
        reason: 'settled by the bank',
      })
    case 'refused':
      return refuseTransfer(ctx, tx, tradeIn, transfer, { ...why, reason: status.reason })
  }
}

async function take(tx: Sql, transfer: StoredTransfer, providerRef: string, why: TradeInWhy) {
  if (transfer.state !== 'open') return
  await updateTransfer(tx, transfer.id, { state: 'sent', providerRef })
  await stepPayout(tx, transfer, 'send', why)
}

async function settle(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  transfer: StoredTransfer,
  ref: string,
  why: TradeInWhy,
) {
  if (transfer.state === 'settled') return
  // Another transfer may be pending or have arrived: money is never claimed back automatically.
  if (transfer.state === 'refused') return askPerson(tx, transfer, 'payout-settled-late', ref, why)
  const providerRef = transfer.providerRef ?? ref
  await updateTransfer(tx, transfer.id, { state: 'settled', providerRef, endedAt: why.at })
  const settled = await settlePayout(ctx, tx, tradeIn, providerRef, why)
  if (!settled.ok) await askPerson(tx, transfer, 'payout-twice', ref, why)
}

async function refuseTransfer(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  transfer: StoredTransfer,
  why: TradeInWhy,
) {
  const { id, state } = transfer
  if (state === 'refused') return
  if (state === 'settled') return askPerson(tx, transfer, 'payout-came-back', why.reason, why)
  await updateTransfer(tx, id, {
    state: 'refused',
    reason: why.reason,
    endedAt: why.at,
  })
  if (!(await stepPayout(tx, transfer, 'fail', why))) return
  const account = maskedIban(transferAccount(ctx.keys.seal, transfer).iban)
  await askPerson(tx, transfer, 'payout-refused', why.reason, why, { account })
  await notifySeller(tx, tradeIn.id, 'payout-refused', why.at)
}

async function askPerson(
  tx: Sql,
  { id: subjectId, market, number, amountMinor, currency }: StoredTransfer,
  kind: string,
  reason: string,
  { at }: TradeInWhy,
  more: object = {},
) {
  const facts = { number, amountMinor, currency, reason, ...more }
  await insertTask(tx, { market, kind, subjectId, facts }, at)
}
