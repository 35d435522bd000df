import { isPassword } from '#domain/field/patterns/password.ts'
import { guessedPasswords } from './guessed-passwords.ts'

/** Spec 5.2: at least 6; 8 are recommended on screen. Characters. */
export const shortestPassword = 6
export const recommendedPassword = 8
export const longestPassword = 128

export type PasswordError =
  | { readonly kind: 'too-short'; readonly min: number }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'too-common' }

/** quality.md: common ones are refused, and so is one's own e-mail address. */
export function passwordError(password: string, email = ''): PasswordError | undefined {
  if (password.length > longestPassword) return { kind: 'too-long', max: longestPassword }
  if (!isPassword(password)) return { kind: 'too-short', min: shortestPassword }
  const folded = password.toLowerCase()
  const own = [email.toLowerCase(), email.toLowerCase().split('@')[0] ?? '']
  return guessedPasswords.has(folded) || own.includes(folded) ? { kind: 'too-common' } : undefined
}
