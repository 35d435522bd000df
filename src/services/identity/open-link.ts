import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import { marketIn } from './link-market.ts'
import type { IdentityDeps } from './means.ts'
import { startSession } from './start-session.ts'

const longest = 1_000

export function makeOpenLink(deps: IdentityDeps): Identity['openLink'] {
  return async (link, { userAgent }) => {
    if (link === '' || link.length > longest) return refuse({ kind: 'invalid-link' })
    const { market, token } = marketIn(link)
    const opened = await deps.accounts.openLink(token, { userAgent, market })
    return opened ? ok(await startSession(deps, opened)) : refuse({ kind: 'invalid-link' })
  }
}
