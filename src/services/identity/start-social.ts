import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import type { IdentityMeans } from './means.ts'

export function makeStartSocial({
  vouchers,
}: Pick<IdentityMeans, 'vouchers'>): Identity['startSocial'] {
  return async ({ way, market, next = '' }) => {
    const started = await vouchers.start(way, market, next)
    return started ? ok(started) : refuse({ kind: 'unavailable' })
  }
}
