import type { Language } from '#domain/market/market.ts'
import { invoiceTextBg } from '../text/invoice-words/bg.ts'
import { invoiceTextEl } from '../text/invoice-words/el.ts'
import { invoiceTextHu } from '../text/invoice-words/hu.ts'
import { type InvoiceText, invoiceTextRo } from '../text/invoice-words/ro.ts'

export const invoiceText: Readonly<Record<Language, InvoiceText>> = {
  ro: invoiceTextRo,
  bg: invoiceTextBg,
  hu: invoiceTextHu,
  el: invoiceTextEl,
}
