import { randomUUID } from 'node:crypto'
import { invoiceSeries } from '#domain/market/number-prefixes.ts'
import type { InvoiceContent, InvoiceKind } from '#domain/order/invoice.ts'
import { invoiceTotals } from '#domain/order/invoice-totals.ts'
import type { IssuedInvoice, NewInvoice } from '#store/invoice/invoices.ts'

/** Documents of one order are issued one after the other. */
export function lockOf(orderId: string): readonly string[] {
  return [`invoices of ${orderId}`]
}

type InvoiceDraft = {
  readonly kind: InvoiceKind
  readonly orderId: string
  readonly content: InvoiceContent
  readonly corrects?: IssuedInvoice
  readonly refundId?: string
}

export function toNewInvoice({
  kind,
  orderId,
  content,
  corrects,
  refundId,
}: InvoiceDraft): NewInvoice {
  const { market, language, currency, lines } = content
  return {
    id: randomUUID(),
    market,
    language,
    currency,
    kind,
    orderId,
    series: invoiceSeries[market][kind],
    corrects: corrects?.id ?? null,
    refundId: refundId ?? null,
    total: invoiceTotals(lines).total,
    content,
  }
}
