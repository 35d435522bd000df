import { isAtLeast, isBirthDate } from '#domain/field/age.ts'
import { isCofidisPhone } from '#domain/field/patterns/cofidis-phone.ts'
import { isName } from '#domain/field/patterns/name.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import type { LoanPerson } from './choice.ts'

/** The errors of a field of the loan's personal data; each has a message (Spec 5.4). */
export type LoanError = 'required' | 'pattern' | 'too-young'

/** Phone, mother's name and birth date (18 years on `today`, YYYY-MM-DD) of the customer who will be called (Spec 5.4). */
export function loanErrorOf(
  field: keyof LoanPerson,
  value: string,
  { market, today }: { readonly market: Market; readonly today: string },
): LoanError | undefined {
  const written = value.trim()
  if (written === '') return 'required'
  switch (field) {
    case 'customerPhone':
      return isCofidisPhone(market, written) ? undefined : 'pattern'
    case 'customerMotherName':
      return isName(market, written) ? undefined : 'pattern'
    case 'customerBirthDate':
      if (!isDay(written)) return 'pattern'
      return isAtLeast(written, today) ? undefined : 'too-young'
  }
}

/** The same checks as rules of form fields. */
export function loanRules(market: Market, today: string): Record<keyof LoanPerson, FieldRules> {
  const ruleOf = (field: keyof LoanPerson): FieldRules => ({
    required: true,
    condition: value => loanErrorOf(field, value, { market, today }) === undefined,
  })
  return {
    customerPhone: ruleOf('customerPhone'),
    customerMotherName: ruleOf('customerMotherName'),
    customerBirthDate: ruleOf('customerBirthDate'),
  }
}

/** The pattern accepts 31 February, which is not a usable date (Spec 8). */
function isDay(value: string): boolean {
  return isBirthDate(value) && isAtLeast(value, '9999-12-31', 0)
}
