import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'
import { startSession } from './start-session.ts'

export function makeFinishSocial(deps: IdentityDeps): Identity['finishSocial'] {
  return async ({ way, query, cookie }, { userAgent }) => {
    const vouched = await deps.vouchers.finish(way, { query, cookie, userAgent })
    if (vouched.kind !== 'opened') return refuse({ kind: vouched.kind })
    const { opened, market, next } = vouched
    return ok({ ...(await startSession(deps, opened)), market, ...(next && { next }) })
  }
}
