import { hashPassword } from 'better-auth/crypto'

/** As accounts keep passwords; slow on purpose. */
export function hashOf(password: string): Promise<string> {
  return hashPassword(password)
}
