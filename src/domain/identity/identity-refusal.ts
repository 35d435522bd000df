import type { FieldError } from '#domain/field/validate.ts'
import type { PasswordError } from './password-rules.ts'

/** Asked before anybody is let in: `captcha-needed` wants the puzzle solved, `too-many-tries` wants patience. */
export type GuardRefusal =
  | { readonly kind: 'captcha-needed' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type IdentityField = 'name' | 'email' | 'phone' | 'password' | 'current-password' | 'code'

/** A field that cannot be accepted; what was typed stays. */
export type FieldRefusal =
  | { readonly kind: 'field'; readonly field: IdentityField; readonly error: FieldError }
  | { readonly kind: 'password'; readonly fault: PasswordError }

/** quality.md: none of these tells whether there is an account. */
export type SignInRefusal = GuardRefusal | FieldRefusal | { readonly kind: 'wrong-credentials' }
export type CodeRefusal = GuardRefusal | FieldRefusal | { readonly kind: 'wrong-code' }
export type RegisterRefusal = GuardRefusal | FieldRefusal
export type SendRefusal = GuardRefusal | FieldRefusal
/** A link that was used, is too old or was never ours. */
export type LinkRefusal = { readonly kind: 'invalid-link' }
export type ResetRefusal = LinkRefusal | FieldRefusal
export type ChangePasswordRefusal =
  | GuardRefusal
  | FieldRefusal
  | { readonly kind: 'wrong-password' }
/** Neither tells whether somebody has that address or number already. */
export type ChangeEmailRefusal = GuardRefusal | FieldRefusal | { readonly kind: 'wrong-password' }
export type SocialRefusal =
  | { readonly kind: 'not-vouched' }
  | { readonly kind: 'no-verified-email' }
  | { readonly kind: 'unavailable' }
