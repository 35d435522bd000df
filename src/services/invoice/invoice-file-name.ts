import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { invoiceText } from '#text/invoice/pdf/invoice-text.ts'

/** For example 'factura-KRO-000123.pdf'. */
export function invoiceFileName(invoice: IssuedInvoice): string {
  return `${invoiceText[invoice.language].fileName}-${writeInvoiceNumber(invoice).replaceAll(' ', '-')}.pdf`
}
