import type { InboundState } from '#domain/inbound/inbound-state.ts'
import { dayIn } from '#domain/time/day.ts'
import { insertTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import { lockClaim, type StoredClaim } from '#store/warranty/claims.ts'
import type { InboundWhy } from '../inbound/inbound-follower.ts'
import { transitionClaim } from './transition-claim.ts'

/**
 * The effect of a parcel on its claim: a parcel that arrives, however late, is received; if it is never sent, the claim
 * expires.
 */
export async function followClaimParcel(
  tx: Sql,
  claimId: string,
  state: InboundState,
  { actor, reason, at }: InboundWhy,
): Promise<void> {
  const claim = await lockClaim(tx, claimId)
  if (!claim) return
  const why = { actor, reason, at }
  switch (state) {
    case 'arrived': {
      const receivedOn = dayIn(claim.market, at)
      const transitioned = await transitionClaim(tx, claim, 'receive', why, { receivedOn })
      if (!transitioned.ok && claim.state === 'cancelled')
        await notifyStaff(tx, claim, 'warranty-parcel-came', why)
      return
    }
    case 'expired':
      await transitionClaim(tx, claim, 'expire', why)
      return
    case 'lost':
      await notifyStaff(tx, claim, 'warranty-parcel-lost', why)
      return
    case 'preparing':
    case 'label-created':
    case 'pickup-failed':
    case 'handed-over':
    case 'in-transit':
    case 'cancelled':
      return
  }
}

function notifyStaff(
  tx: Sql,
  { id, market, orderId, number }: StoredClaim,
  kind: string,
  { reason, at }: InboundWhy,
) {
  return insertTask(tx, { market, kind, subjectId: id, orderId, facts: { number, reason } }, at)
}
