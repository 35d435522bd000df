import { ok, type Result, refuse } from '#domain/result.ts'
import { retriedTransaction } from '#store/transaction.ts'
import { lockClaim } from '#store/warranty/claims.ts'
import type { Owner } from '../account/owner.ts'
import type { Context } from '../context.ts'
import { cancelInbound } from '../inbound/book-inbound.ts'
import { transitionClaim } from './transition-claim.ts'
import { ownClaim } from './view-claim.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** `already-sent`: the carrier or the shop has the device. */
export type CancelClaimRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-sent' }

/** A member can cancel a claim until the carrier has the device. */
export async function cancelClaim(
  ctx: Ctx,
  owner: Owner,
  number: string,
): Promise<Result<void, CancelClaimRefusal>> {
  const known = await ownClaim(ctx, owner, number)
  if (!known) return refuse({ kind: 'not-found' })
  return retriedTransaction(ctx.sql, [], async tx => {
    const claim = await lockClaim(tx, known.id)
    if (!claim) return refuse({ kind: 'not-found' })
    const why = { actor: 'member', reason: 'not sent after all', at: ctx.clock() }
    const transitioned = await transitionClaim(tx, claim, 'cancel', why)
    if (!transitioned.ok) return refuse({ kind: 'already-sent' })
    const cancelled = await cancelInbound(ctx, tx, { kind: 'warranty', id: claim.id })
    // Without a parcel there is nothing to cancel.
    return !cancelled.ok && cancelled.refusal.kind === 'already-sent' ? cancelled : ok(undefined)
  })
}
