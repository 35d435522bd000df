import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import type { Module } from '../module.ts'
import { issueCreditNote, takeBackInvoice } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

export const invoiceModule: Module = {
  outbox: {
    'invoice-due': invoiceDue,
    'credit-note-due': creditNoteDue,
    'invoice-taken-back': invoiceTakenBack,
  },
}

/** Handles `invoice-due {orderId}`, when an order is confirmed. */
async function invoiceDue(ctx: Context, { payload }: Message): Promise<void> {
  const issued = await issueInvoice(ctx, String(payload.orderId))
  if (issued.ok) return
  const { refusal } = issued
  // The order was cancelled before it was invoiced: nothing was sold.
  if (refusal.kind === 'not-due' && refusal.state === 'cancelled') return
  throw new Error(`no invoice for order ${String(payload.orderId)}: ${refusal.kind}`)
}

/** Handles `credit-note-due {refundId}`, when a refund reduces what was sold. */
async function creditNoteDue(ctx: Context, { payload }: Message): Promise<void> {
  const issued = await issueCreditNote(ctx, String(payload.refundId))
  if (issued.ok || issued.refusal.kind === 'nothing-invoiced') return
  throw new Error(`no credit note for refund ${String(payload.refundId)}: ${issued.refusal.kind}`)
}

/** Handles `invoice-taken-back {orderId}`, when an order paid on delivery is not accepted. */
async function invoiceTakenBack(ctx: Context, { payload }: Message): Promise<void> {
  const issued = await takeBackInvoice(ctx, String(payload.orderId))
  if (!issued.ok && issued.refusal.kind !== 'nothing-invoiced')
    throw new Error(`order ${String(payload.orderId)}: ${issued.refusal.kind}`)
}
