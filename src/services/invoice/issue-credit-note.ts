import { shownBeside } from '#domain/money/shown-amounts.ts'
import type { InvoiceContent, InvoiceLine } from '#domain/order/invoice.ts'
import { type CreditRefusal, leftToCredit, toCreditLines } from '#domain/order/invoice-credit.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { findBilledRefund, type RefundToCredit } from '#store/invoice/billed-order.ts'
import { type IssuedInvoice, insertInvoice, listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { lockOf, toNewInvoice } from './invoicing.ts'
import { issueInvoice } from './issue-invoice.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'bases'>

export type CreditNoteRefusal =
  | { readonly kind: 'no-such-refund' }
  | { readonly kind: 'not-agreed'; readonly state: RefundState }
  /** Money was refunded for which nothing had been sold. */
  | { readonly kind: 'nothing-invoiced' }
  | CreditRefusal

type Issued = Result<IssuedInvoice, CreditNoteRefusal>

/**
 * Issues a credit note for a refund, once; only if the refund reduces what was sold, not for money paid twice
 * (orders.md, Invoice).
 */
export async function issueCreditNote(ctx: Ctx, refundId: string): Promise<Issued> {
  const refund = await findBilledRefund(ctx.sql, refundId)
  if (!refund) return refuse({ kind: 'no-such-refund' })
  if (refund.state === 'requested' || refund.state === 'failed')
    return refuse({ kind: 'not-agreed', state: refund.state })
  // A refund may overtake the message that requests the invoice.
  await issueInvoice(ctx, refund.orderId)
  return inTransaction(ctx.sql, lockOf(refund.orderId), tx => creditOnce(ctx, tx, refund))
}

async function creditOnce(ctx: Ctx, tx: Sql, refund: RefundToCredit): Promise<Issued> {
  const issued = await listInvoicesOfOrder(tx, refund.orderId)
  const known = issued.find(({ refundId }) => refundId === refund.id)
  if (known) return ok(known)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) return refuse({ kind: 'nothing-invoiced' })
  const lines = toCreditLines(invoicedOf(invoice, issued), refund.amount)
  if (!lines.ok) return lines
  const content = creditContent(ctx, invoice, lines.value, 'refunded')
  return ok(await insertInvoice(tx, creditNote(invoice, content, refund.id)))
}

/** For an order that was payable on delivery and was never paid: credits the remainder of its invoice, once. */
export function takeBackInvoice(ctx: Ctx, orderId: string): Promise<Issued> {
  return inTransaction(ctx.sql, lockOf(orderId), tx => takeBackOnce(ctx, tx, orderId))
}

async function takeBackOnce(ctx: Ctx, tx: Sql, orderId: string): Promise<Issued> {
  const issued = await listInvoicesOfOrder(tx, orderId)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (invoice?.content.payment.standing !== 'due-on-delivery')
    return refuse({ kind: 'nothing-invoiced' })
  const invoiced = invoicedOf(invoice, issued)
  const left = leftToCredit(invoiced)
  if (left === 0) return refuse({ kind: 'nothing-invoiced' })
  const lines = toCreditLines(invoiced, left)
  if (!lines.ok) return lines
  const content = creditContent(ctx, invoice, lines.value, 'never-paid')
  return ok(await insertInvoice(tx, creditNote(invoice, content)))
}

function invoicedOf({ content, currency }: IssuedInvoice, issued: readonly IssuedInvoice[]) {
  return {
    currency,
    lines: content.lines,
    credited: issued
      .filter(({ kind }) => kind === 'credit-note')
      .flatMap(note => note.content.lines),
  }
}

function creditContent(
  ctx: Ctx,
  invoice: IssuedInvoice,
  lines: readonly InvoiceLine[],
  status: 'refunded' | 'never-paid',
): InvoiceContent {
  return {
    ...invoice.content,
    secondCurrency: shownBeside(invoice.currency, ctx.settings.displayOf(invoice.market)),
    lines,
    payment: { method: invoice.content.payment.method, standing: status },
    corrects: {
      number: writeInvoiceNumber(invoice),
      issuedOn: dayIn(invoice.market, invoice.issuedAt),
    },
  }
}

function creditNote(corrects: IssuedInvoice, content: InvoiceContent, refundId?: string) {
  return toNewInvoice({
    kind: 'credit-note',
    orderId: corrects.orderId,
    content,
    corrects,
    ...(refundId === undefined ? {} : { refundId }),
  })
}
