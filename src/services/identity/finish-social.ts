import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import { letIn } from './let-in.ts'
import type { IdentityMeans } from './means.ts'

export function makeFinishSocial(means: IdentityMeans): Identity['finishSocial'] {
  return async ({ way, query, cookie }, { userAgent }) => {
    const vouched = await means.vouchers.finish(way, { query, cookie, userAgent })
    if (vouched.kind !== 'opened') return refuse({ kind: vouched.kind })
    const { opened, market, next } = vouched
    return ok({ ...(await letIn(means, opened)), market, ...(next && { next }) })
  }
}
