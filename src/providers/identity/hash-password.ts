import { hashPassword } from 'better-auth/crypto'

/** The password hash as accounts store it; deliberately slow. */
export function hashOf(password: string): Promise<string> {
  return hashPassword(password)
}
