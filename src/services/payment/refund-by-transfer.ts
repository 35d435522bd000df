import { maskedIban } from '#domain/field/patterns/iban.ts'
import { moved } from '#domain/machine.ts'
import { type RefundMove, refundArrows } from '#domain/order/refund-state.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/history.ts'
import { lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import {
  findRefund,
  findRefundAccount,
  isRefundByTransfer,
  type StoredRefund,
  updateRefund,
  updateRefundAccount,
} from '#store/payment/refunds.ts'
import { closeTasks, insertTask, updateTaskFacts } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { sealedAccount } from './sealed-account.ts'

type Ctx = Pick<Context, 'clock' | 'keys'>

export const transferTasks = ['refund-by-transfer', 'refund-needs-iban'] as const

/**
 * An amount collected on delivery is refunded by a bank transfer that a person makes: it waits until an account is
 * known, and is submitted as a task that shows only the end of the account number (orders.md, Refund).
 */
export async function submitTransfer(ctx: Ctx, tx: Sql, refundId: string): Promise<void> {
  const known = await findRefund(tx, refundId)
  if (!known) return
  const { market } = await lockOrderToPay(tx, known.orderId)
  const refund = (await findRefund(tx, refundId)) ?? known
  const waiting = refund.state === 'approved' ? await step(ctx, tx, refund, 'ask-iban') : refund
  if (waiting.state !== 'awaiting-iban') return
  const account = await findRefundAccount(tx, refundId)
  const submitted = account && (await step(ctx, tx, waiting, 'submit'))
  const at = ctx.clock()
  const facts = {
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    ...(account && { iban: maskedIban(ctx.keys.seal.open(account.iban)) }),
  }
  const kind = submitted ? 'refund-by-transfer' : 'refund-needs-iban'
  const task = { market, kind, subjectId: refundId, orderId: refund.orderId, facts }
  if (submitted) await closeTasks(tx, ['refund-needs-iban'], refundId, at)
  await insertTask(tx, task, at)
}

async function step(
  ctx: Ctx,
  tx: Sql,
  refund: StoredRefund,
  by: RefundMove,
): Promise<StoredRefund> {
  const to = moved(refundArrows, refund.state, by)
  if (!to.ok) throw new Error(`no ${by} from ${refund.state}`)
  await updateRefund(tx, refund.id, { state: to.value })
  const row = { orderId: refund.orderId, subject: 'refund', from: refund.state } as const
  const why = { actor: 'shop', reason: 'paid on delivery' }
  await insertHistory(tx, { ...row, ...why, to: to.value }, ctx.clock())
  return { ...refund, state: to.value }
}

export type AccountRefusal = { readonly kind: 'not-found' } | { readonly kind: 'move-not-allowed' }

/** The account can be given or corrected until the money has arrived (Complaints of this trade, wrong IBAN). */
export async function writeRefundAccount(
  ctx: Ctx,
  tx: Sql,
  refundId: string,
  account: BankAccount,
): Promise<Result<void, AccountRefusal>> {
  const refund = await findRefund(tx, refundId)
  if (!refund || !(await isRefundByTransfer(tx, refundId))) return refuse({ kind: 'not-found' })
  await lockOrderToPay(tx, refund.orderId)
  const { state } = (await findRefund(tx, refundId)) ?? refund
  if (state === 'succeeded' || state === 'failed') return refuse({ kind: 'move-not-allowed' })
  await updateRefundAccount(tx, refundId, sealedAccount(ctx.keys.seal, account))
  const iban = maskedIban(account.iban)
  if (state === 'submitted') await updateTaskFacts(tx, 'refund-by-transfer', refundId, { iban })
  if (state === 'awaiting-iban') await submitTransfer(ctx, tx, refundId)
  return ok(undefined)
}
