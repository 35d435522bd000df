import { isPassword } from '#domain/field/patterns/password.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import { passwordError } from '#domain/identity/password-rules.ts'

/** Whoever signs in may have an older password: only that there is one is asked for. */
export const knownPasswordRules: FieldRules = { required: true }

/** That it is not one's own address is for the meter and the server to say: the rule sees one field. */
export const newPasswordRules: FieldRules = {
  required: true,
  pattern: { of: 'password', matches: isPassword },
  condition: value => passwordError(value) === undefined,
}

/** Six digits, however they were spaced in the message. */
export const codeRules: FieldRules = {
  required: true,
  pattern: { matches: value => /^\d{6}$/.test(value) },
}

export function sixDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
