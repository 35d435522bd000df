import { ok, refuse } from '#domain/result.ts'
import type { Identity } from './identity.ts'
import type { IdentityMeans } from './means.ts'

export const makeStartSocial =
  ({ vouchers }: Pick<IdentityMeans, 'vouchers'>): Identity['startSocial'] =>
  async ({ way, market, next = '' }) => {
    const started = await vouchers.start(way, market, next)
    return started ? ok(started) : refuse({ kind: 'unavailable' })
  }
