import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

export function makeStartSocial({
  vouchers,
}: Pick<IdentityDeps, 'vouchers'>): Identity['startSocial'] {
  return async ({ way, market, next = '' }) => {
    const started = await vouchers.start(way, market, next)
    return started ? ok(started) : refuse({ kind: 'unavailable' })
  }
}
