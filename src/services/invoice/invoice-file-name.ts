import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { invoiceWords } from './invoice-words.ts'

/** 'factura-KRO-000123.pdf'. */
export function invoiceFileName(invoice: IssuedInvoice): string {
  return `${invoiceWords[invoice.language].fileName}-${writeInvoiceNumber(invoice).replaceAll(' ', '-')}.pdf`
}
