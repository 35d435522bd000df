import type { Money } from '#domain/money/money.ts'
import type { LoanPerson } from './choice.ts'

/** The instalment terms of an attempt, validated by the shop against the provider's schemes. */
export type ChosenTerms = {
  readonly schemeId: string
  readonly installments: number
  readonly isPromo: boolean
  readonly downPayment: Money
  /** Cofidis: the customer is called instead of sent to the form. */
  readonly wantsCallback: boolean
  /** Never stored unencrypted, never in browser storage. */
  readonly person?: LoanPerson
}
