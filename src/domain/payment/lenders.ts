import type { Market } from '#domain/market/market.ts'
import type { ProviderId } from './provider.ts'

/** The lenders whose plan is an option and a consent, without anything of its own. */
export const optionLenders = ['tbi'] as const

/** All lenders; the others have a kind of plan of their own (Spec 3.2). */
export type LenderId = (typeof optionLenders)[number] | 'oney' | 'cofidis'

/** What all methods of a lender share. */
export type Lender = {
  /** The same in every language. */
  readonly name: string
  readonly providers: Readonly<Partial<Record<Market, ProviderId>>>
  /** The markets in which a payment ends on the page financing-thank-you (Spec 2.1). */
  readonly financingPageIn?: readonly Market[]
  /** The most items that a cart may have (Spec 9.1). */
  readonly maxItems?: number
}

export const lenders: Readonly<Record<LenderId, Lender>> = {
  tbi: {
    name: 'tbi bank',
    // A separate company in each country (providers.md).
    providers: { ro: 'tbi-ro', bg: 'tbi-bg', gr: 'tbi-gr' },
    financingPageIn: ['ro', 'bg'],
  },
  oney: { name: 'Oney', providers: { ro: 'oney' } },
  cofidis: {
    name: 'Cofidis',
    providers: { hu: 'cofidis' },
    financingPageIn: ['hu'],
    maxItems: 10,
  },
}
