import type { Language } from '#domain/market/market.ts'
import { invoiceWordsBg } from '../text/invoice-words/bg.ts'
import { invoiceWordsEl } from '../text/invoice-words/el.ts'
import { invoiceWordsHu } from '../text/invoice-words/hu.ts'
import { type InvoiceWords, invoiceWordsRo } from '../text/invoice-words/ro.ts'

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  ro: invoiceWordsRo,
  bg: invoiceWordsBg,
  hu: invoiceWordsHu,
  el: invoiceWordsEl,
}
