import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result } from '#domain/result.ts'
import { type ClaimMove, type ClaimState, claimArrows } from '#domain/warranty/claim-state.ts'
import { insertMessage } from '#store/outbox.ts'
import type { Sql } from '#store/transaction.ts'
import type { ClaimStep, StoredClaim } from '#store/warranty/claims.ts'
import { insertClaimStep } from '#store/warranty/claims.ts'

export type ClaimTransitionRefusal = NotAllowed<ClaimState, ClaimMove>

type Why = Pick<ClaimStep, 'actor' | 'reason' | 'at'>

/** Moves a locked claim along one transition, with a history row, and notifies its owner (orders.md, Warranty claim). */
export async function transitionClaim(
  tx: Sql,
  { id, state: from }: Pick<StoredClaim, 'id' | 'state'>,
  by: ClaimMove,
  why: Why,
  set: ClaimStep['set'] = {},
): Promise<Result<ClaimState, ClaimTransitionRefusal>> {
  const to = moved(claimArrows, from, by)
  if (!to.ok) return to
  if (!(await insertClaimStep(tx, id, { from, to: to.value, ...why, set })))
    throw new Error(`claim ${id} moved while it was locked`)
  await insertMessage(tx, 'warranty-news', { claimId: id, state: to.value }, why.at)
  return ok(to.value)
}
