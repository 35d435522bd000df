import { type PasswordError, passwordError } from '#domain/identity/password-rules.ts'

/** Longer than a member's: a staff account opens the data of all of them. */
export const shortestStaffPassword = 12

export function staffPasswordError(password: string, email: string): PasswordError | undefined {
  if (password.length < shortestStaffPassword)
    return { kind: 'too-short', min: shortestStaffPassword }
  return passwordError(password, email)
}
