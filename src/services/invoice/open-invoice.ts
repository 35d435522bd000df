import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type IssuedInvoice, listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import { readOrderByNumber } from '#store/order/read-order.ts'
import type { Context } from '../context.ts'
import { isTokenOf } from '../order/link-token.ts'
import { invoiceFileName } from './invoice-file-name.ts'
import { issueInvoice } from './issue-invoice.ts'
import { writeInvoicePdf } from './write-invoice-pdf.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'bases'>

/** The parameters of the link; `creditId` requests a credit note instead of the invoice. */
export type RequestedInvoice = {
  readonly number: string
  readonly token: string
  readonly creditId?: string
}

export type InvoicePaper = { readonly fileName: string; readonly pdf: Buffer }

/** `not-found` for a wrong link as well as for a missing order; `not-due` while the order is not confirmed. */
export type OpeningRefusal = { readonly kind: 'not-found' } | { readonly kind: 'not-due' }

/**
 * An invoice as PDF for everyone who has the order's link; issued immediately if it is due and has not been issued
 * yet.
 */
export async function openInvoice(
  ctx: Ctx,
  request: RequestedInvoice,
): Promise<Result<InvoicePaper, OpeningRefusal>> {
  const orderId = await orderIdOf(ctx, request)
  if (orderId === undefined) return refuse({ kind: 'not-found' })
  const found =
    request.creditId === undefined
      ? await invoiceOf(ctx, orderId)
      : await creditNoteOf(ctx, orderId, request.creditId)
  if (!found.ok) return found
  return ok({ fileName: invoiceFileName(found.value), pdf: await writeInvoicePdf(found.value) })
}

async function orderIdOf(ctx: Ctx, { number, token }: RequestedInvoice) {
  const parsed = parseOrderNumber(number)
  if (!parsed || token === '') return undefined
  const stored = await readOrderByNumber(ctx.sql, toOrderNumber(parsed.market, parsed.serial))
  return stored && isTokenOf(token, stored.linkTokenHash) ? stored.id : undefined
}

type Found = Result<IssuedInvoice, OpeningRefusal>

async function invoiceOf(ctx: Ctx, orderId: string): Promise<Found> {
  const issued = await issueInvoice(ctx, orderId)
  if (issued.ok) return issued
  return refuse({ kind: issued.refusal.kind === 'not-due' ? 'not-due' : 'not-found' })
}

async function creditNoteOf(ctx: Ctx, orderId: string, creditId: string): Promise<Found> {
  const issued = await listInvoicesOfOrder(ctx.sql, orderId)
  const note = issued.find(({ id, kind }) => kind === 'credit-note' && id === creditId)
  return note ? ok(note) : refuse({ kind: 'not-found' })
}
