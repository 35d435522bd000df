import type { Language } from '#domain/market/market.ts'
import { invoiceTextBg } from './bg.ts'
import { invoiceTextEl } from './el.ts'
import { invoiceTextHu } from './hu.ts'
import { type InvoiceText, invoiceTextRo } from './ro.ts'

export const invoiceText: Readonly<Record<Language, InvoiceText>> = {
  ro: invoiceTextRo,
  bg: invoiceTextBg,
  hu: invoiceTextHu,
  el: invoiceTextEl,
}
