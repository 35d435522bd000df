import type { PatternName } from './patterns/pattern-name.ts'
import type { RequiredField } from './required-field.ts'
import type { FieldError, FieldWarning } from './validate.ts'

/** Diacritics, letters and max-length are the literal keys of Spec 5.1; the others follow the same naming. */
export const fieldMessageKeys = [
  'general.required-error',
  'general.generic-error',
  'general.pattern-error',
  'general.contain-diacritics-error',
  'general.contain-only-letters-error',
  'general.max-length-error',
  'general.email-error',
  'general.name-error',
  'general.phone-error',
  'general.password-error',
  'general.tax-id-error',
  'general.registration-number-error',
  'general.domestic-tax-number-error',
  'general.postal-code-error',
  'general.check-digit-warning',
] as const
export type FieldMessageKey = (typeof fieldMessageKeys)[number]

type WithParams = 'general.required-error' | 'general.max-length-error'

/** `of` is what to write; `n` is the length that replaces {n} in the text of markets.md. */
export type FieldMessage =
  | { readonly key: 'general.required-error'; readonly params: { readonly of: RequiredField } }
  | { readonly key: 'general.max-length-error'; readonly params: { readonly n: number } }
  | { readonly key: Exclude<FieldMessageKey, WithParams> }

const patternKeys: Record<PatternName, Exclude<FieldMessageKey, WithParams>> = {
  email: 'general.email-error',
  name: 'general.name-error',
  phone: 'general.phone-error',
  password: 'general.password-error',
  'tax-id': 'general.tax-id-error',
  'other-id': 'general.tax-id-error',
  vat: 'general.tax-id-error',
  'fiscal-code': 'general.tax-id-error',
  'registration-number': 'general.registration-number-error',
  'domestic-tax-number': 'general.domestic-tax-number-error',
  'postal-code': 'general.postal-code-error',
  'hungarian-letters': 'general.contain-only-letters-error',
  alphanumeric: 'general.pattern-error',
}

/** The message of a pattern, the length message with its number, or the generic message (Spec 5.1). */
export function messageOfError(error: FieldError): FieldMessage {
  switch (error.kind) {
    case 'required':
      return { key: 'general.required-error', params: { of: error.of ?? 'field' } }
    case 'pattern':
      return { key: patternKeys[error.of] }
    case 'diacritics':
      return { key: 'general.contain-diacritics-error' }
    case 'max-length':
      return { key: 'general.max-length-error', params: { n: error.max } }
    case 'generic':
      return { key: 'general.generic-error' }
  }
}

/** The message of a warning, shown under the field, which stays valid (Spec 5.1). */
export function messageOfWarning(warning: FieldWarning): FieldMessage {
  switch (warning.kind) {
    case 'diacritics':
      return { key: 'general.contain-diacritics-error' }
    case 'letters-only':
      return { key: 'general.contain-only-letters-error' }
    case 'check-digit':
      return { key: 'general.check-digit-warning' }
  }
}
