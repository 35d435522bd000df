import { data } from 'react-router'
import { tradeInPaymentFormSchema } from '#contract/sale-form.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { TradeInRefusal } from '#domain/sell/sale-refusal.ts'
import { readMemberForm } from './member-form.ts'
import { personal } from './page-request.ts'
import { onOpenStep, type TradeInStepRequest, toStep } from './sale-step.ts'

/** sell.md, payment: for who is signed in; the rest goes through the step before. */
export const loadTradeInPayment = onOpenStep('payment', async request => {
  const { sale: tradeIn } = await asOwner(request)
  return { sale: tradeIn, holder: tradeIn.account?.holder ?? (await nameOf(request)) }
})

/** What was sent and not taken; the number of an account is kept by the page that sent it only. */
export type PaymentAnswer = {
  readonly payout: Payout
  readonly iban: string
  readonly holder: string
  readonly faults: readonly ('iban' | 'holder')[]
}

export const sendTradeInPayment = onOpenStep('payment', async request => {
  const { sale: tradeIn, requester, shop } = await asOwner(request)
  const { payout, iban, holder } = await readMemberForm(request, tradeInPaymentFormSchema)
  // The account that is kept is meant where none is written.
  const isStored = tradeIn.account !== undefined && iban.trim() === ''
  const account = payout === 'voucher' || isStored ? {} : { account: { iban, holder } }
  const chosen = await shop.tradeInServices.choosePayout(requester, tradeIn.number, {
    payout,
    ...account,
  })
  if (chosen.ok) throw toStep(request, 'delivery')
  const errors = errorsOf(chosen.refusal)
  if (errors.length === 0) throw toStep(request, 'offer')
  const answer: PaymentAnswer = { payout, iban, holder, faults: errors }
  return data(answer, { status: 422, headers: personal })
})

function errorsOf(refusal: TradeInRefusal): PaymentAnswer['faults'] {
  if (refusal.kind !== 'invalid-field') return []
  return refusal.field === 'holder' ? ['holder'] : ['iban']
}

/** A member who comes with the link of a sale nobody has makes it theirs in the step before. */
export async function asOwner(request: TradeInStepRequest): Promise<TradeInStepRequest> {
  if (!request.isOwn) throw toStep(request, 'auth')
  return request
}

async function nameOf({ shop, request }: TradeInStepRequest): Promise<string> {
  const viewer = await shop.identity.viewerOf(request.headers.get('cookie') ?? undefined)
  return viewer.kind === 'member' ? viewer.member.name : ''
}
