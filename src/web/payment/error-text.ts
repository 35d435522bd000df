import type { FieldError } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { type LoanError, loanErrorOf } from '#domain/payment/loan-rules.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import type { PaymentName } from './plan-values.ts'

type MarketDay = { readonly market: Market; readonly today: string }

/** The fields of a loan have their own messages (Spec 5.4). */
export function financingError(
  { errors }: FinancingText,
  name: PaymentName,
  error: FieldError,
  value: string,
  day: MarketDay,
): string | undefined {
  const type = financingErrorType(name, error, value, day)
  return type && ownEntry<Readonly<Partial<Record<typeof type, string>>>>(errors, name)?.[type]
}

/** The type under which an error of a loan's field is reported: the one whose message is shown (Spec 5.4, 7.4). */
export function financingErrorType(
  name: PaymentName,
  error: FieldError,
  value: string,
  day: MarketDay,
): LoanError | 'too-high' | undefined {
  switch (name) {
    case 'plan':
      return 'required'
    case 'downPayment':
      return /^\d{1,9}$/.test(value.trim()) ? 'too-high' : 'pattern'
    case 'customerPhone':
    case 'customerMotherName':
    case 'customerBirthDate':
      return error.kind === 'required' ? error.kind : (loanErrorOf(name, value, day) ?? 'pattern')
    default:
      return undefined
  }
}
