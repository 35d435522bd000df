import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How passwords are stored. A hash contains its salt. */
export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (stored: {
    readonly hash: string
    readonly password: string
  }) => Promise<boolean>
}

/** As in production: scrypt, deliberately slow. */
export const slowHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
