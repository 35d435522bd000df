import type { World } from '../world.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

export const provider = 'identity'
export const providerName = 'Demo ID'

export const issuerOf = (world: World): string => `${world.url()}/identity`

/** Good for one exchange; `accessToken` is what it was exchanged for. Times are milliseconds since 1970. */
export type Code = AuthorizeRequest & {
  readonly personId: string
  readonly until: number
  readonly accessToken?: string
}

export type AccessToken = {
  readonly personId: string
  readonly scope: string
  readonly until: number
}

export const codesOf = (world: World) => world.table<Code>('identity-codes')
export const tokensOf = (world: World) => world.table<AccessToken>('identity-tokens')
