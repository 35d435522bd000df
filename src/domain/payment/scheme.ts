import type { Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from './method.ts'

/**
 * Terms as published by a provider, for any amount. monthly = (amount − down payment) × installmentFactor,
 * total = down payment + (amount − down payment) × totalDueFactor. Rates are annual percentages (providers.md).
 */
export type InstallmentScheme = {
  /** The provider's own id: a scheme id, a barem, a business transaction code. */
  readonly id: string
  readonly method: PaymentMethodId
  readonly name: string
  readonly installments: number
  readonly installmentFactor: number
  readonly totalDueFactor: number
  /** Nominal rate (NIR). */
  readonly interestRate: number
  readonly apr: number
  readonly minAmount: Money
  readonly maxAmount: Money
  readonly isPromo: boolean
  /** The provider rounds the later instalments down, not half up. */
  readonly roundsDown?: true
}
