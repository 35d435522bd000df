import { hasDiacritics } from './diacritics.ts'
import type { PatternName } from './patterns/pattern-name.ts'
import type { RequiredField } from './required-field.ts'

/** The rules of one field. A pattern without a name has no message of its own, nor has a field that is only required. */
export type FieldRules = {
  readonly required?: boolean | RequiredField
  readonly pattern?: { readonly of?: PatternName; readonly matches: (value: string) => boolean }
  readonly condition?: (value: string) => boolean
  readonly diacritics?: 'error' | 'warning'
  readonly lettersOnly?: (value: string) => boolean
  readonly checkDigit?: (value: string) => boolean
  readonly maxLengthIgnoringSpaces?: number
  readonly maxLength?: number
}

export type FieldError =
  | { readonly kind: 'required'; readonly of?: RequiredField }
  | { readonly kind: 'pattern'; readonly of: PatternName }
  | { readonly kind: 'diacritics' }
  | {
      readonly kind: 'max-length'
      readonly max: number
      readonly counted: 'raw' | 'ignoring-spaces'
    }
  | { readonly kind: 'generic' }

export type FieldWarning =
  | { readonly kind: 'diacritics' }
  | { readonly kind: 'letters-only' }
  | { readonly kind: 'check-digit' }

export type FieldVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'warning'; readonly warning: FieldWarning }
  | { readonly kind: 'invalid'; readonly error: FieldError }

/**
 * Order: required, pattern, condition, diacritics, lengths. A warning leaves the field valid. On blur the trimmed
 * value is validated (Spec 5.1).
 */
export function validateField(
  value: string,
  rules: FieldRules,
  trigger: 'typing' | 'blur' = 'typing',
): FieldVerdict {
  const judged = trigger === 'blur' ? value.trim() : value
  if (judged.trim() === '')
    return rules.required
      ? { kind: 'invalid', error: requiredError(rules.required) }
      : { kind: 'valid' }
  const error = formatError(judged, rules) ?? lengthError(judged, rules)
  if (error) return { kind: 'invalid', error }
  const warning = warningOf(judged, rules)
  return warning ? { kind: 'warning', warning } : { kind: 'valid' }
}

/** A value with a warning is accepted. */
export function isAccepted(value: string, rules: FieldRules): boolean {
  return validateField(value, rules, 'blur').kind !== 'invalid'
}

function requiredError(of: true | RequiredField): FieldError {
  return of === true ? { kind: 'required' } : { kind: 'required', of }
}

function formatError(value: string, rules: FieldRules): FieldError | undefined {
  if (rules.pattern && !rules.pattern.matches(value))
    return rules.pattern.of ? { kind: 'pattern', of: rules.pattern.of } : { kind: 'generic' }
  if (rules.condition && !rules.condition(value)) return { kind: 'generic' }
  if (rules.diacritics === 'error' && hasDiacritics(value)) return { kind: 'diacritics' }
  return undefined
}

function lengthError(value: string, rules: FieldRules): FieldError | undefined {
  const { maxLengthIgnoringSpaces: spaceless, maxLength: raw } = rules
  if (spaceless !== undefined && lengthOf(value.replace(/\s/g, '')) > spaceless)
    return { kind: 'max-length', max: spaceless, counted: 'ignoring-spaces' }
  if (raw !== undefined && lengthOf(value) > raw)
    return { kind: 'max-length', max: raw, counted: 'raw' }
  return undefined
}

function warningOf(value: string, rules: FieldRules): FieldWarning | undefined {
  if (rules.diacritics === 'warning' && hasDiacritics(value)) return { kind: 'diacritics' }
  if (rules.lettersOnly && !rules.lettersOnly(value)) return { kind: 'letters-only' }
  if (rules.checkDigit && !rules.checkDigit(value)) return { kind: 'check-digit' }
  return undefined
}

/** Counts characters as a reader sees them, not UTF-16 units. */
function lengthOf(value: string) {
  return Array.from(value).length
}
