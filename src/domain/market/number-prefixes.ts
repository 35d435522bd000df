import type { Market } from './market.ts'

/** What a number begins with, and the digit that stands for it in the check digit. */
export type NumberPrefix = { readonly letters: string; readonly digit: string }

/** Order numbers begin with the market: RO000012344. */
export const orderPrefixes: Readonly<Record<Market, NumberPrefix>> = {
  ro: { letters: 'RO', digit: '1' },
  bg: { letters: 'BG', digit: '2' },
  hu: { letters: 'HU', digit: '3' },
  gr: { letters: 'GR', digit: '4' },
}

/** Trade-in numbers differ from order numbers in the first letter and in the digit. */
export const tradeInPrefixes: Readonly<Record<Market, NumberPrefix>> = {
  ro: { letters: 'SRO', digit: '5' },
  bg: { letters: 'SBG', digit: '6' },
  hu: { letters: 'SHU', digit: '7' },
  gr: { letters: 'SGR', digit: '8' },
}

/** Each market numbers its invoices and its credit notes separately (orders.md, Invoice). */
export const invoiceSeries: Readonly<
  Record<Market, Readonly<Record<'invoice' | 'credit-note', string>>>
> = {
  ro: { invoice: 'KRO', 'credit-note': 'KROS' },
  bg: { invoice: 'KBG', 'credit-note': 'KBGS' },
  hu: { invoice: 'KHU', 'credit-note': 'KHUS' },
  gr: { invoice: 'KGR', 'credit-note': 'KGRS' },
}
