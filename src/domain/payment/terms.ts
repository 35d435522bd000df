import type { Money } from '#domain/money/money.ts'
import type { LoanPerson } from './choice.ts'

/** The instalment terms of an attempt, checked by the shop against the provider's schemes. */
export type ChosenTerms = {
  readonly schemeId: string
  readonly installments: number
  readonly isPromo: boolean
  readonly downPayment: Money
  /** Cofidis: the shopper is called instead of sent to the form. */
  readonly wantsCallback: boolean
  /** Never stored in the open, never in a browser's storage. */
  readonly person?: LoanPerson
}
