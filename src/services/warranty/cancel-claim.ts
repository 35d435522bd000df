import { ok, type Result, refuse } from '#domain/result.ts'
import { lockClaim } from '#store/warranty/claims.ts'
import type { Owner } from '../account/account-stores.ts'
import { transitionClaim } from './transition-claim.ts'
import { ownClaim } from './view-claim.ts'
import type { WarrantyStores } from './warranty-stores.ts'

/** `already-sent`: the carrier or the shop has the device. */
export type CancelClaimRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-sent' }

/** A member can cancel a claim until the carrier has the device. */
export function makeCancelClaim(stores: WarrantyStores) {
  return async (owner: Owner, number: string): Promise<Result<void, CancelClaimRefusal>> => {
    const known = await ownClaim(stores, owner, number)
    if (!known) return refuse({ kind: 'not-found' })
    return stores.transaction(async tx => {
      const claim = await lockClaim(tx, known.id)
      if (!claim) return refuse({ kind: 'not-found' })
      const why = { actor: 'member', reason: 'not sent after all', at: stores.now() }
      const walked = await transitionClaim(tx, claim, 'cancel', why)
      if (!walked.ok) return refuse({ kind: 'already-sent' })
      const taken = await stores.booking.cancelInbound(tx, { kind: 'warranty', id: claim.id })
      // Without a parcel there is nothing to cancel.
      return !taken.ok && taken.refusal.kind === 'already-sent' ? taken : ok(undefined)
    })
  }
}
