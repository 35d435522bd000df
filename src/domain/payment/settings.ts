import type { Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from './method.ts'

/** The totalAmountRule (Spec 3.1). Bounds are inclusive; a missing one does not limit (markets.md). */
export type TotalAmountRule = { readonly lowerBound?: Money; readonly upperBound?: Money }

/** The three flags as stored in configuration; only the value 'false' turns one off (Spec 9.1). */
export type CofidisFlags = Readonly<
  Partial<Record<'cofidis' | 'cofidis-promo' | 'cofidis-promo-ten', string>>
>

export type PaymentSettings = {
  /** A method is offered only if its active flag is true (Spec 9.1). */
  readonly active: Readonly<Partial<Record<PaymentMethodId, boolean>>>
  readonly rules: Readonly<Partial<Record<PaymentMethodId, TotalAmountRule>>>
  readonly collectionFee: Money
  /** The Greek installment flag; other markets ignore it (Spec 9.2). */
  readonly hasGreekInstallments: boolean
  readonly cofidisFlags: CofidisFlags
  /** The maximum number of payment attempts of an order; set only if the market has its own value. */
  readonly maxAttempts?: number
}
