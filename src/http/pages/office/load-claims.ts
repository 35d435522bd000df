import { claimMoveFormSchema, claimRefundFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { type ClaimState, claimStates } from '#domain/warranty/claim-state.ts'
import {
  findOfficeClaim,
  listOfficeClaims,
  viewOfficeClaim,
} from '#services/staff/office-claims.ts'
import { moveClaim, type StaffClaimMove } from '#services/warranty/move-claim.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

const views: Readonly<Record<string, readonly ClaimState[]>> = {
  'to-do': ['received', 'diagnosed', 'repaired', 'replaced', 'refunded', 'rejected'],
  coming: ['opened'],
  all: claimStates,
}

export const loadOfficeClaims = onOfficePage('claims', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-do')
  return { view, ...list.shown, ...(await listOfficeClaims(request.ctx, list)) }
})

export const loadOfficeClaim = onOfficePage('claim', async ({ ctx, markets, parameter }) => {
  const found = await viewOfficeClaim(ctx, markets, parameter)
  if (!found) throw notFound()
  return found
})

function form<T>(
  schema: Schema<T>,
  moveOf: (sent: T, request: OfficeRequest) => Promise<StaffClaimMove | undefined>,
) {
  return officeForm({
    schema,
    subjectOf: async ({ ctx, markets, parameter }) => {
      const claim = await findOfficeClaim(ctx, markets, parameter)
      return claim && { subject: `claim ${claim.number}`, market: claim.market }
    },
    act: async (request, sent): Promise<ActResult> => {
      const move = await moveOf(sent, request)
      if (!move) return refuse({ kind: 'invalid-amount' })
      const claim = await findOfficeClaim(request.ctx, request.markets, request.parameter)
      if (!claim) return refuse({ kind: 'not-found' })
      const moved = await moveClaim(request.ctx, claim.number, move, actorOf(request.staff))
      if (moved.ok) return ok({ after: { state: moved.value } })
      return moved.refusal.kind === 'no-refund' ? refuse(moved.refusal.because) : moved
    },
  })
}

export const sendOfficeClaim = onOfficeForms('claim', {
  'move-claim': form(claimMoveFormSchema, async ({ move, reason }) =>
    move === 'receive' || move === 'close' ? { move } : { move, words: reason },
  ),
  'refund-claim': form(
    claimRefundFormSchema,
    async ({ amount, reason }, { ctx, markets, parameter }) => {
      const claim = await findOfficeClaim(ctx, markets, parameter)
      const parsed = claim && parseAmount(amount, ctx.settings.displayOf(claim.market).currency)
      return parsed?.ok
        ? { move: 'refund', words: reason, amountMinor: parsed.value.minor }
        : undefined
    },
  ),
})
