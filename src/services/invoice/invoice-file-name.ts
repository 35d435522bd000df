import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { serverText } from '#text/server/server-text.ts'

/** For example 'factura-KRO-000123.pdf'. */
export function invoiceFileName(invoice: IssuedInvoice): string {
  return `${serverText[invoice.language].invoice.fileName}-${writeInvoiceNumber(invoice).replaceAll(' ', '-')}.pdf`
}
