import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import { letIn } from './let-in.ts'
import { marketIn } from './link-market.ts'
import type { IdentityMeans } from './means.ts'

const longest = 1_000

export function makeOpenLink(means: IdentityMeans): Identity['openLink'] {
  return async (link, { userAgent }) => {
    if (link === '' || link.length > longest) return refuse({ kind: 'invalid-link' })
    const { market, token } = marketIn(link)
    const opened = await means.accounts.openLink(token, { userAgent, market })
    return opened ? ok(await letIn(means, opened)) : refuse({ kind: 'invalid-link' })
  }
}
