import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { type AccountOptions, authOptions } from './auth-options.ts'

export const openAuth = (options: AccountOptions) => betterAuth(authOptions(options))

export type Auth = ReturnType<typeof openAuth>

/** The library throws its refusals; what is not one, a database that is away first of all, goes on. */
export const unlessRefused = async <T>(call: Promise<T>): Promise<T | Refused> => {
  try {
    return await call
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return { refused: String(error.body?.code ?? error.status) }
  }
}

export type Refused = { readonly refused: string }

export const isRefused = (answer: object): answer is Refused => 'refused' in answer
