import { isPassword } from '#domain/field/patterns/password.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import { passwordError } from '#domain/identity/password-rules.ts'

/** A member who signs in may have an older password: the rule only requires that it is not empty. */
export const knownPasswordRules: FieldRules = { required: 'password' }

/** The meter and the server check that it is not the member's own email address: the rule sees one field. */
export const newPasswordRules: FieldRules = {
  required: 'password',
  pattern: { of: 'password', matches: isPassword },
  condition: value => passwordError(value) === undefined,
}

/** Six digits, whatever the spacing in the message. */
export const codeRules: FieldRules = {
  required: 'code',
  pattern: { matches: value => /^\d{6}$/.test(value) },
}

export function sixDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
