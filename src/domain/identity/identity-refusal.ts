import type { FieldError } from '#domain/field/validate.ts'
import type { PasswordError } from './password-rules.ts'

/** Checked before sign-in: `captcha-needed` requires a solved captcha, `too-many-tries` requires waiting. */
export type GuardRefusal =
  | { readonly kind: 'captcha-needed' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type IdentityField = 'name' | 'email' | 'phone' | 'password' | 'current-password' | 'code'

/** A field with an invalid value; the typed value stays. */
export type FieldRefusal =
  | { readonly kind: 'field'; readonly field: IdentityField; readonly error: FieldError }
  | { readonly kind: 'password'; readonly error: PasswordError }

/** Staff blocked the account; said only to who proved that it is theirs. */
export type BlockedRefusal = { readonly kind: 'blocked' }

/** None of these reveals whether an account exists (quality.md). */
export type SignInRefusal =
  | GuardRefusal
  | FieldRefusal
  | BlockedRefusal
  | { readonly kind: 'wrong-credentials' }
export type CodeRefusal = GuardRefusal | FieldRefusal | { readonly kind: 'wrong-code' }
export type RegisterRefusal = GuardRefusal | FieldRefusal
export type SendRefusal = GuardRefusal | FieldRefusal
/** A link that was used, has expired or was never issued. */
export type LinkRefusal = { readonly kind: 'invalid-link' }
export type ResetRefusal = LinkRefusal | FieldRefusal
export type ChangePasswordRefusal =
  | GuardRefusal
  | FieldRefusal
  | { readonly kind: 'wrong-password' }
/** Neither reveals whether another account has that address or number. */
export type ChangeEmailRefusal = GuardRefusal | FieldRefusal | { readonly kind: 'wrong-password' }
export type SocialRefusal =
  | BlockedRefusal
  | { readonly kind: 'not-vouched' }
  | { readonly kind: 'no-verified-email' }
  | { readonly kind: 'unavailable' }
