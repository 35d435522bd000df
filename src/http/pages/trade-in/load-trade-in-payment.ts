import { data } from 'react-router'
import { tradeInPaymentFormSchema } from '#contract/trade-in-form.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { choosePayout } from '#services/trade-in/choose-payout.ts'
import { accountToUse, savedAccount } from '#services/trade-in/saved-account.ts'
import { readMemberForm } from '../account/member-form.ts'
import { personal } from '../page-request.ts'
import { exchangeDeviceIn } from './trade-in.ts'
import { onOpenStep, type TradeInStepRequest, toStep } from './trade-in-step.ts'

/** For signed-in members; visitors go through the step before (sell.md, payment). */
export const loadTradeInPayment = onOpenStep('payment', async request => {
  const { tradeIn, requester, ctx } = await asOwner(request)
  const saved = await savedAccount(ctx, requester, tradeIn)
  return {
    tradeIn,
    saved,
    holder: saved?.holder ?? (await nameOf(request)),
    isExchange: (await exchangeDeviceIn(request)) !== undefined,
  }
})

/** A refused submission; the IBAN is only kept by the page that sent it. */
export type PaymentAnswer = {
  readonly payout: PayoutMethod
  readonly iban: string
  readonly holder: string
  readonly errors: readonly ('iban' | 'holder')[]
}

export const sendTradeInPayment = onOpenStep('payment', async request => {
  const { tradeIn, requester, ctx } = await asOwner(request)
  const { payout, iban, holder, saved } = await readMemberForm(request, tradeInPaymentFormSchema)
  const account =
    payout === 'voucher'
      ? undefined
      : await accountToUse(ctx, requester, tradeIn, { iban, holder, saved })
  const choice = { payout, ...(account && { account }) }
  const chosen = await choosePayout(ctx, requester, tradeIn.number, choice)
  if (chosen.ok) throw toStep(request, 'delivery')
  const errors = errorsOf(chosen.refusal)
  if (errors.length === 0) throw toStep(request, 'offer')
  const answer: PaymentAnswer = { payout, iban, holder, errors }
  return data(answer, { status: 422, headers: personal })
})

function errorsOf(refusal: TradeInRefusal): PaymentAnswer['errors'] {
  if (refusal.kind !== 'invalid-field') return []
  return refusal.field === 'holder' ? ['holder'] : ['iban']
}

/** A member with the link of a trade-in without an owner claims it in the step before. */
export async function asOwner(request: TradeInStepRequest): Promise<TradeInStepRequest> {
  if (!request.isOwn) throw toStep(request, 'auth')
  return request
}

async function nameOf({ ctx, request }: TradeInStepRequest): Promise<string> {
  const viewer = await viewSession(ctx, request.headers.get('cookie') ?? undefined)
  return viewer.kind === 'member' ? viewer.member.name : ''
}
