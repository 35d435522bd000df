import type { Market } from './market.ts'

/** Spec 2.1: the labels as specified; pages take theirs from the text catalogues, which must agree. */
export const currencyLabel: Readonly<Record<Market, string>> = {
  ro: 'lei',
  bg: 'Lev',
  hu: 'Ft',
  gr: 'euro',
}
