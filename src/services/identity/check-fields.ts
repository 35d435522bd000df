import { emailRules, nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { type FieldRules, validateField } from '#domain/field/validate.ts'
import type { FieldRefusal, IdentityField } from '#domain/identity/identity-refusal.ts'
import { passwordError } from '#domain/identity/password-rules.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

type Checked<T> = Result<T, FieldRefusal>

/** One mailbox is one account, however its address is spelt. */
export function checkEmail(input: string): Checked<string> {
  const email = checked('email', input, emailRules)
  if (!email.ok) return email
  return isPlain(email.value)
    ? ok(email.value.toLowerCase())
    : refuse({ kind: 'field', field: 'email', error: { kind: 'pattern', of: 'email' } })
}

/** Accounts store only addresses of the plain form, which is how mailboxes are named. */
function isPlain(email: string): boolean {
  return /^[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i.test(email)
}

export function checkName(market: Market, input: string): Checked<string> {
  return checked('name', input, nameRules(market))
}

export function checkPhone(market: Market, input: string): Checked<string> {
  const phone = checked('phone', input, phoneRules(market))
  return phone.ok ? ok(toE164(market, phone.value) ?? phone.value) : phone
}

/** Validates a new password. */
export function checkNewPassword(password: string, email?: string): Checked<string> {
  if (password === '') return refuse(required('password'))
  const error = passwordError(password, email)
  return error ? refuse({ kind: 'password', error }) : ok(password)
}

/** Checks a password that is only compared: its format is not validated. */
export function checkGiven(
  field: 'password' | 'current-password',
  password: string,
): Checked<string> {
  return password === '' ? refuse(required(field)) : ok(password)
}

export function checkCode(input: string): Checked<string> {
  const code = input.replace(/\s/g, '')
  if (code === '') return refuse(required('code'))
  return /^\d{6}$/.test(code)
    ? ok(code)
    : refuse({ kind: 'field', field: 'code', error: { kind: 'generic' } })
}

function required(field: IdentityField): FieldRefusal {
  return {
    kind: 'field',
    field,
    error: { kind: 'required', of: field },
  }
}

function checked(field: IdentityField, input: string, rules: FieldRules): Checked<string> {
  const verdict = validateField(input, rules, 'blur')
  return verdict.kind === 'invalid'
    ? refuse({ kind: 'field', field, error: verdict.error })
    : ok(input.trim())
}
