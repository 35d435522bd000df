import type { Money } from '#domain/money/money.ts'
import type { PaymentType } from './payment.ts'

/** Spec 3.1: totalAmountRule. Bounds are inclusive; a missing one does not bind (markets.md). */
export type TotalAmountRule = { readonly lowerBound?: Money; readonly upperBound?: Money }

/** The three flags as configuration keeps them; only the word 'false' turns one off (Spec 9.1). */
export type CofidisFlags = Readonly<
  Partial<Record<'cofidis' | 'cofidis-promo' | 'cofidis-promo-ten', string>>
>

export type PaymentSettings = {
  /** Spec 9.1: a method is kept only if its active flag is true. */
  readonly active: Readonly<Partial<Record<PaymentType, boolean>>>
  readonly rules: Readonly<Partial<Record<PaymentType, TotalAmountRule>>>
  readonly collectionFee: Money
  /** Spec 9.2: the Greek installment flag; other markets do not read it. */
  readonly hasGreekInstallments: boolean
  readonly cofidisFlags: CofidisFlags
  /** How often an order may be begun to be paid; kept only where a market has its own. */
  readonly maxAttempts?: number
}
