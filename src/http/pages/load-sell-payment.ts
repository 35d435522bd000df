import { data } from 'react-router'
import { salePaymentFormSchema } from '#contract/sale-form.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import { readMemberForm } from './member-form.ts'
import { personal } from './page-request.ts'
import { onOpenStep, type SaleStepRequest, toStep } from './sale-step.ts'

/** sell.md, payment: for who is signed in; the rest goes through the step before. */
export const loadSellPayment = onOpenStep('payment', async request => {
  const { sale } = await asOwner(request)
  return { sale, holder: sale.account?.holder ?? (await nameOf(request)) }
})

/** What was sent and not taken; the number of an account is kept by the page that sent it only. */
export type PaymentAnswer = {
  readonly payout: Payout
  readonly iban: string
  readonly holder: string
  readonly faults: readonly ('iban' | 'holder')[]
}

export const sendSellPayment = onOpenStep('payment', async request => {
  const { sale, asker, shop } = await asOwner(request)
  const { payout, iban, holder } = await readMemberForm(request, salePaymentFormSchema)
  // The account that is kept is meant where none is written.
  const isKept = sale.account !== undefined && iban.trim() === ''
  const account = payout === 'voucher' || isKept ? {} : { account: { iban, holder } }
  const chosen = await shop.selling.choosePayout(asker, sale.number, { payout, ...account })
  if (chosen.ok) throw toStep(request, 'delivery')
  const faults = faultsOf(chosen.refusal)
  if (faults.length === 0) throw toStep(request, 'offer')
  const answer: PaymentAnswer = { payout, iban, holder, faults }
  return data(answer, { status: 422, headers: personal })
})

function faultsOf(refusal: SaleRefusal): PaymentAnswer['faults'] {
  if (refusal.kind !== 'invalid-field') return []
  return refusal.field === 'holder' ? ['holder'] : ['iban']
}

/** A member who comes with the link of a sale nobody has makes it theirs in the step before. */
export async function asOwner(request: SaleStepRequest): Promise<SaleStepRequest> {
  if (!request.isOwn) throw toStep(request, 'auth')
  return request
}

async function nameOf({ shop, request }: SaleStepRequest): Promise<string> {
  const viewer = await shop.identity.viewerOf(request.headers.get('cookie') ?? undefined)
  return viewer.kind === 'member' ? viewer.member.name : ''
}
