import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { InvoiceStore, IssuedInvoice } from '#store/invoice/invoices.ts'
import { readOrderByNumber } from '#store/order/read-order.ts'
import type { Sql } from '#store/transaction.ts'
import { isTokenOf } from '../order/link-token.ts'
import { invoiceFileName } from './invoice-file-name.ts'
import type { makeIssueInvoice } from './issue-invoice.ts'
import { writeInvoicePdf } from './write-invoice-pdf.ts'

type Deps = {
  readonly sql: Sql
  readonly invoices: Pick<InvoiceStore, 'ofOrder'>
  readonly issueInvoice: ReturnType<typeof makeIssueInvoice>
}

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
export function makeOpenInvoice(deps: Deps) {
  return async (request: RequestedInvoice): Promise<Result<InvoicePaper, OpeningRefusal>> => {
    const orderId = await orderIdOf(deps, request)
    if (orderId === undefined) return refuse({ kind: 'not-found' })
    const found =
      request.creditId === undefined
        ? await invoiceOf(deps, orderId)
        : await creditNoteOf(deps, orderId, request.creditId)
    if (!found.ok) return found
    return ok({ fileName: invoiceFileName(found.value), pdf: await writeInvoicePdf(found.value) })
  }
}

async function orderIdOf({ sql }: Deps, { number, token }: RequestedInvoice) {
  const parsed = parseOrderNumber(number)
  if (!parsed || token === '') return undefined
  const stored = await readOrderByNumber(sql, toOrderNumber(parsed.market, parsed.serial))
  return stored && isTokenOf(token, stored.linkTokenHash) ? stored.id : undefined
}

type Found = Result<IssuedInvoice, OpeningRefusal>

async function invoiceOf({ issueInvoice }: Deps, orderId: string): Promise<Found> {
  const issued = await issueInvoice(orderId)
  if (issued.ok) return issued
  return refuse({ kind: issued.refusal.kind === 'not-due' ? 'not-due' : 'not-found' })
}

async function creditNoteOf(
  { invoices, sql }: Deps,
  orderId: string,
  creditId: string,
): Promise<Found> {
  const issued = await invoices.ofOrder(sql, orderId)
  const note = issued.find(({ id, kind }) => kind === 'credit-note' && id === creditId)
  return note ? ok(note) : refuse({ kind: 'not-found' })
}
