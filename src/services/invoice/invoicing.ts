import { randomUUID } from 'node:crypto'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { InvoiceContent, InvoiceKind } from '#domain/order/invoice.ts'
import { invoiceSeries } from '#domain/order/invoice-number.ts'
import { invoiceTotals } from '#domain/order/invoice-totals.ts'
import type { Result } from '#domain/result.ts'
import type { InvoiceStore, IssuedInvoice, NewInvoice } from '#store/invoice/invoices.ts'
import type { Sql } from '#store/transaction.ts'

/** The dependencies of issuing invoices. */
export type Invoicing = {
  readonly sql: Sql
  /** One transaction with a lock on each name; a refusal rolls it back. */
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly invoices: InvoiceStore
  readonly companyOf: (market: Market) => Company
}

/** Documents of one order are issued one after the other. */
export function lockOf(orderId: string): readonly string[] {
  return [`invoices of ${orderId}`]
}

type Paper = {
  readonly kind: InvoiceKind
  readonly orderId: string
  readonly content: InvoiceContent
  readonly corrects?: IssuedInvoice
  readonly refundId?: string
}

export function toNewInvoice({ kind, orderId, content, corrects, refundId }: Paper): NewInvoice {
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
