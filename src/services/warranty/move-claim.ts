import type { BankAccount } from '#domain/payment/bank-account.ts'
import { type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import { retriedTransaction } from '#store/transaction.ts'
import {
  type ClaimStep,
  findClaimByNumber,
  lockClaim,
  type StoredClaim,
  withdrawClaim,
} from '#store/warranty/claims.ts'
import type { Context } from '../context.ts'
import { type RefundRefusal, requestRefund } from '../payment/request-refund.ts'
import { type ClaimTransitionRefusal, transitionClaim } from './transition-claim.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/** What staff do with a claim; `words` is shown to its owner. */
export type StaffClaimMove =
  | { readonly move: 'receive' | 'close' }
  | { readonly move: 'diagnose' | 'repair' | 'replace' | 'reject'; readonly words: string }
  | {
      readonly move: 'refund'
      readonly words: string
      readonly amountMinor: number
      /** Set if the order was paid on delivery. */
      readonly account?: BankAccount
    }

export type MoveClaimRefusal =
  | { readonly kind: 'not-found' }
  | ClaimTransitionRefusal
  | { readonly kind: 'no-refund'; readonly because: RefundRefusal }

type Moved = Result<ClaimState, MoveClaimRefusal>

/** One named transition, made by staff (orders.md, Warranty claim). */
export async function moveClaim(
  ctx: Ctx,
  number: string,
  request: StaffClaimMove,
  actor: string,
): Promise<Moved> {
  const known = await findClaimByNumber(ctx.sql, number)
  if (!known) return refuse({ kind: 'not-found' })
  if (request.move !== 'refund') return transition(ctx, known, request, actor)
  if (known.state !== 'diagnosed')
    return refuse({ kind: 'move-not-allowed', from: known.state, by: 'refund' })
  const { amountMinor, words: reason, account } = request
  const { orderNumber } = known
  // The claim's own key: repeated after a crash, the money is refunded only once.
  const refund = await requestRefund(
    ctx,
    { orderNumber, amountMinor, reason, actor, ...(account && { account }) },
    `warranty-${known.id}`,
  )
  if (!refund.ok) return refuse({ kind: 'no-refund', because: refund.refusal })
  return transition(ctx, known, request, actor, refund.value.id)
}

function transition(
  ctx: Ctx,
  { id }: StoredClaim,
  request: StaffClaimMove,
  actor: string,
  refundId?: string,
): Promise<Moved> {
  return retriedTransaction(ctx.sql, [], async (tx): Promise<Moved> => {
    const claim = await lockClaim(tx, id)
    if (!claim) return refuse({ kind: 'not-found' })
    const at = ctx.clock()
    const why = { actor, reason: 'words' in request ? request.words : request.move, at }
    const set = { ...knownBy(request, claim, at), ...(refundId !== undefined && { refundId }) }
    const transitioned = await transitionClaim(tx, claim, request.move, why, set)
    if (transitioned.ok && request.move === 'refund') await withdrawClaim(tx, claim, why)
    return transitioned
  })
}

function knownBy(request: StaffClaimMove, { market }: StoredClaim, at: Date): ClaimStep['set'] {
  switch (request.move) {
    case 'receive':
      return { receivedOn: dayIn(market, at) }
    case 'close':
      return {}
    case 'diagnose':
      return { finding: request.words }
    case 'repair':
    case 'replace':
    case 'refund':
    case 'reject':
      return { solution: request.words }
  }
}
