import type { Handler, Handlers } from '../outbox/deliver-outbox.ts'
import type { makeIssueCreditNote, makeTakeBackInvoice } from './issue-credit-note.ts'
import type { makeIssueInvoice } from './issue-invoice.ts'

type Issuing = {
  readonly issueInvoice: ReturnType<typeof makeIssueInvoice>
  readonly issueCreditNote: ReturnType<typeof makeIssueCreditNote>
  readonly takeBackInvoice: ReturnType<typeof makeTakeBackInvoice>
}

/**
 * The outbox topics of invoices: `invoice-due` {orderId} when an order is confirmed, `credit-note-due` {refundId}
 * when a refund reduces what was sold, `invoice-taken-back` {orderId} when an order paid on delivery is not
 * accepted.
 */
export function invoiceHandlers({
  issueInvoice,
  issueCreditNote,
  takeBackInvoice,
}: Issuing): Handlers {
  const invoiceDue: Handler = async ({ payload }) => {
    const issued = await issueInvoice(String(payload.orderId))
    if (issued.ok) return
    const { refusal } = issued
    // The order was cancelled before it was invoiced: nothing was sold.
    if (refusal.kind === 'not-due' && refusal.state === 'cancelled') return
    throw new Error(`no invoice for order ${String(payload.orderId)}: ${refusal.kind}`)
  }
  const creditNoteDue: Handler = async ({ payload }) => {
    const issued = await issueCreditNote(String(payload.refundId))
    if (issued.ok || issued.refusal.kind === 'nothing-invoiced') return
    throw new Error(`no credit note for refund ${String(payload.refundId)}: ${issued.refusal.kind}`)
  }
  const invoiceTakenBack: Handler = async ({ payload }) => {
    const issued = await takeBackInvoice(String(payload.orderId))
    if (!issued.ok && issued.refusal.kind !== 'nothing-invoiced')
      throw new Error(`order ${String(payload.orderId)}: ${issued.refusal.kind}`)
  }
  return {
    'invoice-due': invoiceDue,
    'credit-note-due': creditNoteDue,
    'invoice-taken-back': invoiceTakenBack,
  }
}
