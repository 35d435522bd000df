import type { Identity } from './identity.ts'
import type { IdentityMeans } from './means.ts'

type Means = Pick<IdentityMeans, 'accounts' | 'cookies'>

export function makeSignOut({ accounts, cookies }: Means): Identity['signOut'] {
  return async (cookie = '') => [...(await accounts.signOut(cookie)), ...cookies.forgotten()]
}
