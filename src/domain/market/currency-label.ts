import type { Market } from './market.ts'

/** The labels of the specification; pages read theirs from the text catalogues, which must match (Spec 2.1). */
export const currencyLabel: Readonly<Record<Market, string>> = {
  ro: 'lei',
  bg: 'Lev',
  hu: 'Ft',
  gr: 'euro',
}
