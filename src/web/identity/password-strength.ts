import {
  passwordError,
  recommendedPassword,
  shortestPassword,
} from '#domain/identity/password-rules.ts'

/** The strength of a password while it is typed; `missing` and `max` in characters. */
export type PasswordStrength =
  | { readonly kind: 'empty' | 'common' | 'fair' | 'good' | 'strong' }
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'long'; readonly max: number }

const strongFrom = 12

/**
 * At least 6 characters, 8 recommended, common passwords refused. Length makes a password strong (Spec 5.2,
 * quality.md).
 */
export function strengthOf(password: string, email: string): PasswordStrength {
  if (password === '') return { kind: 'empty' }
  const length = Array.from(password).length
  const error = passwordError(password, email)
  switch (error?.kind) {
    case 'too-short':
      return { kind: 'short', missing: shortestPassword - length }
    case 'too-long':
      return { kind: 'long', max: error.max }
    case 'too-common':
      return { kind: 'common' }
    case undefined:
      if (length < recommendedPassword) return { kind: 'fair' }
      return { kind: length < strongFrom ? 'good' : 'strong' }
  }
}
