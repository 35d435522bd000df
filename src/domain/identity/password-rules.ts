import { isPassword } from '#domain/field/patterns/password.ts'
import { guessedPasswords } from './guessed-passwords.ts'

/** Minimum length 6; the page recommends 8. Both count characters (Spec 5.2). */
export const shortestPassword = 6
export const recommendedPassword = 8
export const longestPassword = 128

export type PasswordError =
  | { readonly kind: 'too-short'; readonly min: number }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'too-common' }

/** Common passwords and the member's own email address are refused (quality.md). */
export function passwordError(password: string, email = ''): PasswordError | undefined {
  if (password.length > longestPassword) return { kind: 'too-long', max: longestPassword }
  if (!isPassword(password)) return { kind: 'too-short', min: shortestPassword }
  const folded = password.toLowerCase()
  const own = [email.toLowerCase(), email.toLowerCase().split('@')[0] ?? '']
  return guessedPasswords.has(folded) || own.includes(folded) ? { kind: 'too-common' } : undefined
}
