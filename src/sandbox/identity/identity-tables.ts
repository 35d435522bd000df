import type { World } from '../world.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

export const provider = 'identity'
export const providerName = 'Demo ID'

export function issuerOf(world: World): string {
  return `${world.url()}/identity`
}

/** Valid for one exchange; `accessToken` is the token it was exchanged for. Times are milliseconds since 1970. */
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

export function codesOf(world: World) {
  return world.table<Code>('identity-codes')
}
export function tokensOf(world: World) {
  return world.table<AccessToken>('identity-tokens')
}
