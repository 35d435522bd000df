import type { Market } from '#domain/market/market.ts'

export type DisputeBody = { readonly name: string; readonly href: string; readonly note?: string }

/**
 * The out-of-court dispute bodies of each market, in its own language; none links to the closed ODR platform
 * (rules-of-trade.md 7).
 */
export const disputeBodies: Record<Market, readonly DisputeBody[]> = {
  ro: [
    {
      name: 'ANPC',
      href: 'https://anpc.ro/',
      note: 'Autoritatea Națională pentru Protecția Consumatorilor',
    },
    {
      name: 'SAL',
      href: 'https://anpc.ro/ce-este-sal/',
      note: 'Soluționarea alternativă a litigiilor',
    },
  ],
  bg: [{ name: 'КЗП', href: 'https://kzp.bg/', note: 'Комисия за защита на потребителите' }],
  hu: [
    {
      name: 'Békéltető testület',
      href: 'https://www.bekeltetes.hu/',
      note: 'a lakóhelyed szerint illetékes békéltető testület',
    },
  ],
  gr: [
    {
      name: 'Συνήγορος του Καταναλωτή',
      href: 'https://www.synigoroskatanaloti.gr/',
      note: 'εξωδικαστική επίλυση διαφορών',
    },
    {
      name: 'Κώδικας Καταναλωτικής Δεοντολογίας',
      href: 'https://www.synigoroskatanaloti.gr/',
      note: 'τον τηρούμε σε κάθε πώληση',
    },
  ],
}
