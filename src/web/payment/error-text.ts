import type { FieldError } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { loanErrorOf } from '#domain/payment/loan-rules.ts'
import type { FinancingText } from '#web/text/financing/ro.ts'
import type { PaymentName } from './plan-values.ts'

type Day = { readonly market: Market; readonly today: string }

/** The fields of a loan have their own messages (Spec 5.4). */
export function financingError(
  { errors }: FinancingText,
  name: PaymentName,
  error: FieldError,
  value: string,
  day: Day,
): string | undefined {
  switch (name) {
    case 'plan':
      return errors.plan?.required
    case 'downPayment':
      return errors.downPayment?.[/^\d{1,9}$/.test(value.trim()) ? 'too-high' : 'pattern']
    case 'customerPhone':
    case 'customerMotherName':
    case 'customerBirthDate': {
      const code = error.kind === 'required' ? error.kind : loanErrorOf(name, value, day)
      return errors[name]?.[code ?? 'pattern']
    }
    default:
      return undefined
  }
}
