import { dayIn } from '#domain/device/day.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import type { ClaimStep, StoredClaim } from '#store/warranty/claims.ts'
import type { makeRequestRefund, RefundRefusal } from '../payment/request-refund.ts'
import { type ClaimWalkRefusal, walkClaim } from './walk-claim.ts'
import type { WarrantyStores } from './warranty-stores.ts'

/** What staff do with a claim; its owner reads the `words`. */
export type StaffClaimMove =
  | { readonly move: 'receive' | 'close' }
  | { readonly move: 'diagnose' | 'repair' | 'replace' | 'reject'; readonly words: string }
  | {
      readonly move: 'refund'
      readonly words: string
      readonly amountMinor: number
      /** Where the order was paid on delivery. */
      readonly account?: BankAccount
    }

export type MoveClaimRefusal =
  | { readonly kind: 'not-found' }
  | ClaimWalkRefusal
  | { readonly kind: 'no-refund'; readonly because: RefundRefusal }

type Means = WarrantyStores & { readonly requestRefund: ReturnType<typeof makeRequestRefund> }
type Moved = Result<ClaimState, MoveClaimRefusal>

/** orders.md, Warranty claim: one named transition, as staff do it. */
export function makeMoveClaim(means: Means) {
  return async (number: string, asked: StaffClaimMove, actor: string): Promise<Moved> => {
    const known = await means.claims.byNumber(means.runner, number)
    if (!known) return refuse({ kind: 'not-found' })
    if (asked.move !== 'refund') return walk(means, known, asked, actor)
    if (known.state !== 'diagnosed')
      return refuse({ kind: 'move-not-allowed', from: known.state, by: 'refund' })
    const { amountMinor, words: reason, account } = asked
    const { orderNumber } = known
    // The claim's own key: asked again after a fall, the same money goes back once.
    const refund = await means.requestRefund(
      { orderNumber, amountMinor, reason, actor, ...(account && { account }) },
      `warranty-${known.id}`,
    )
    if (!refund.ok) return refuse({ kind: 'no-refund', because: refund.refusal })
    return walk(means, known, asked, actor, refund.value.id)
  }
}

function walk(
  means: Means,
  { id }: StoredClaim,
  asked: StaffClaimMove,
  actor: string,
  refundId?: string,
): Promise<Moved> {
  return means.transaction(async (tx): Promise<Moved> => {
    const claim = await means.claims.locked(tx, id)
    if (!claim) return refuse({ kind: 'not-found' })
    const at = means.now()
    const why = { actor, reason: 'words' in asked ? asked.words : asked.move, at }
    const set = { ...knownBy(asked, claim, at), ...(refundId !== undefined && { refundId }) }
    const walked = await walkClaim(means, tx, claim, asked.move, why, set)
    if (walked.ok && asked.move === 'refund') await means.claims.takeBack(tx, claim, why)
    return walked
  })
}

function knownBy(asked: StaffClaimMove, { market }: StoredClaim, at: Date): ClaimStep['set'] {
  switch (asked.move) {
    case 'receive':
      return { receivedOn: dayIn(market, at) }
    case 'close':
      return {}
    case 'diagnose':
      return { finding: asked.words }
    case 'repair':
    case 'replace':
    case 'refund':
    case 'reject':
      return { solution: asked.words }
  }
}
