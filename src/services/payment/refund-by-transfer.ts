import { maskedIban } from '#domain/field/patterns/iban.ts'
import { moved } from '#domain/machine.ts'
import { type RefundMove, refundArrows } from '#domain/order/refund-state.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { Runner } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'
import { sealedAccount } from './sealed-account.ts'

type Means = Pick<PaymentStores, 'orders' | 'refunds' | 'traces' | 'seal' | 'now'>

export const transferTasks = ['refund-by-transfer', 'refund-needs-iban'] as const

/**
 * orders.md, Refund: what was collected on delivery goes back by a bank transfer that a person makes: it waits for an
 * account where none is known, and is submitted as a task that shows only the end of its number.
 */
export async function submitTransfer(means: Means, tx: Runner, refundId: string): Promise<void> {
  const known = await means.refunds.byId(tx, refundId)
  if (!known) return
  const { market } = await means.orders.locked(tx, known.orderId)
  const refund = (await means.refunds.byId(tx, refundId)) ?? known
  const waiting = refund.state === 'approved' ? await step(means, tx, refund, 'ask-iban') : refund
  if (waiting.state !== 'awaiting-iban') return
  const account = await means.refunds.accountOf(tx, refundId)
  const submitted = account && (await step(means, tx, waiting, 'submit'))
  const at = means.now()
  const facts = {
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    ...(account && { iban: maskedIban(means.seal.open(account.iban)) }),
  }
  const kind = submitted ? 'refund-by-transfer' : 'refund-needs-iban'
  const task = { market, kind, subjectId: refundId, orderId: refund.orderId, facts }
  if (submitted) await means.traces.tasksDone(tx, ['refund-needs-iban'], refundId, at)
  await means.traces.task(tx, task, at)
}

async function step(
  { refunds, traces, now }: Means,
  tx: Runner,
  refund: StoredRefund,
  by: RefundMove,
): Promise<StoredRefund> {
  const to = moved(refundArrows, refund.state, by)
  if (!to.ok) throw new Error(`no ${by} from ${refund.state}`)
  await refunds.change(tx, refund.id, { state: to.value })
  const row = { orderId: refund.orderId, subject: 'refund', from: refund.state } as const
  const why = { actor: 'shop', reason: 'paid on delivery' }
  await traces.history(tx, { ...row, ...why, to: to.value }, now())
  return { ...refund, state: to.value }
}

export type AccountRefusal = { readonly kind: 'not-found' } | { readonly kind: 'move-not-allowed' }

/** Complaints of this trade, wrong IBAN: it can be told, or put right, until the money is there. */
export async function giveRefundAccount(
  means: Means,
  tx: Runner,
  refundId: string,
  account: BankAccount,
): Promise<Result<void, AccountRefusal>> {
  const refund = await means.refunds.byId(tx, refundId)
  if (!refund || !(await means.refunds.isByTransfer(tx, refundId)))
    return refuse({ kind: 'not-found' })
  await means.orders.locked(tx, refund.orderId)
  const { state } = (await means.refunds.byId(tx, refundId)) ?? refund
  if (state === 'succeeded' || state === 'failed') return refuse({ kind: 'move-not-allowed' })
  await means.refunds.writeAccount(tx, refundId, sealedAccount(means.seal, account))
  const iban = maskedIban(account.iban)
  if (state === 'submitted')
    await means.traces.taskFacts(tx, 'refund-by-transfer', refundId, { iban })
  if (state === 'awaiting-iban') await submitTransfer(means, tx, refundId)
  return ok(undefined)
}
