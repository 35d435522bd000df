import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '#providers/identity/password-hashing.ts'

/** As in production with the lowest cost: a slow hash takes 0.2 s of a processor, and tests sign in all the time. */
export const quickHashing: PasswordHashing = {
  hash: async password => {
    const salt = randomBytes(8).toString('hex')
    return `${salt}:${keyOf(password, salt)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return key === keyOf(password, salt)
  },
}

function keyOf(password: string, salt: string): string {
  return scryptSync(password, salt, 16, { N: 2 }).toString('hex')
}
