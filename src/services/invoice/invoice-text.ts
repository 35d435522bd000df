import type { Language } from '#domain/market/market.ts'
import { invoiceTextBg } from '../text/invoice-text/bg.ts'
import { invoiceTextEl } from '../text/invoice-text/el.ts'
import { invoiceTextHu } from '../text/invoice-text/hu.ts'
import { type InvoiceText, invoiceTextRo } from '../text/invoice-text/ro.ts'

export const invoiceText: Readonly<Record<Language, InvoiceText>> = {
  ro: invoiceTextRo,
  bg: invoiceTextBg,
  hu: invoiceTextHu,
  el: invoiceTextEl,
}
