import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { type AccountOptions, authOptions } from './auth-options.ts'

export function openAuth(options: AccountOptions) {
  return betterAuth(authOptions(options))
}

export type Auth = ReturnType<typeof openAuth>

/** The library throws its refusals; other errors, such as an unavailable database, propagate. */
export async function unlessRefused<T>(call: Promise<T>): Promise<T | Refused> {
  try {
    return await call
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return { refused: String(error.body?.code ?? error.status) }
  }
}

export type Refused = { readonly refused: string }

export function isRefused(result: object): result is Refused {
  return 'refused' in result
}
