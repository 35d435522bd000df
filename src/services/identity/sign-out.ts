import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

type Deps = Pick<IdentityDeps, 'accounts' | 'cookies'>

export function makeSignOut({ accounts, cookies }: Deps): Identity['signOut'] {
  return async (cookie = '') => [...(await accounts.signOut(cookie)), ...cookies.forgotten()]
}
