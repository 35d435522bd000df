import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result } from '#domain/result.ts'
import { type ClaimMove, type ClaimState, claimArrows } from '#domain/warranty/claim-state.ts'
import type { Runner } from '#store/transaction.ts'
import type { ClaimStep, StoredClaim } from '#store/warranty/claims.ts'
import type { WarrantyStores } from './warranty-stores.ts'

export type ClaimWalkRefusal = NotAllowed<ClaimState, ClaimMove>

type Walking = Pick<WarrantyStores, 'claims' | 'traces'>
type Why = Pick<ClaimStep, 'actor' | 'reason' | 'at'>

/** orders.md, Warranty claim: moves a locked claim along one arrow, with a history row, and tells its owner. */
export async function walkClaim(
  { claims, traces }: Walking,
  tx: Runner,
  { id, state: from }: Pick<StoredClaim, 'id' | 'state'>,
  by: ClaimMove,
  why: Why,
  set: ClaimStep['set'] = {},
): Promise<Result<ClaimState, ClaimWalkRefusal>> {
  const to = moved(claimArrows, from, by)
  if (!to.ok) return to
  if (!(await claims.step(tx, id, { from, to: to.value, ...why, set })))
    throw new Error(`claim ${id} moved while it was locked`)
  await traces.message(tx, 'warranty-news', { claimId: id, state: to.value }, why.at)
  return ok(to.value)
}
