import { hashPassword } from 'better-auth/crypto'

/** As accounts keep passwords; slow on purpose. */
export const hashOf = (password: string): Promise<string> => hashPassword(password)
