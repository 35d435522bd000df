import { data } from 'react-router'
import { tradeInDeliveryFormSchema } from '#contract/trade-in-form.ts'
import type { Address } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import { ok } from '#domain/result.ts'
import { handoverOf, type ReturnField } from '#domain/return/request-of.ts'
import { firstHandover, type HandoverDraft } from '#domain/return/return-draft.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { Declaration } from '#domain/trade-in/declarations.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { findBuyer } from '#services/account/find-buyer.ts'
import { openParcelsOf } from '#services/inbound/open-parcels.ts'
import { listCounties } from '#services/places/list-places.ts'
import { acceptTradeIn } from '#services/trade-in/accept-trade-in.ts'
import { nameDevice } from '#services/trade-in/name-device.ts'
import { viewerOf } from '../identity/entry.ts'
import { type PageRequest, personal } from '../page-request.ts'
import { readPairs, withPlaces } from '../return/read-return-form.ts'
import { asOwner } from './load-trade-in-payment.ts'
import { exchangeCookiesOfSale } from './trade-in.ts'
import { onOpenStep, type TradeInStepRequest, toStep, toTradeIn } from './trade-in-step.ts'

/** The last step: the device identifier, the handover of the parcel and the declarations (sell.md, delivery). */
export const loadTradeInDelivery = onOpenStep('delivery', async request => {
  const { tradeIn, ctx, market } = await withPayout(request)
  const offered = offeredTo(request)
  const sender = await knownSender(request)
  const openParcels = await openParcelsIn(request)
  return {
    tradeIn,
    offered,
    openParcels,
    given: {
      identifier: '',
      name: sender.name,
      phone: sender.phone,
      declared: [],
      // Several devices in one visit are meant to go together.
      together: openParcels[0]?.number ?? '',
      handover: firstHandover(offered, sender.address),
    } satisfies DeliveryDraft,
    counties: await listCounties(ctx, market),
  }
})

/** The input of the form. */
export type DeliveryDraft = {
  readonly identifier: string
  readonly name: string
  readonly phone: string
  readonly handover: HandoverDraft
  /** The number of the trade-in in whose parcel the device travels; '' for a parcel of its own. */
  readonly together: string
  readonly declared: readonly Declaration[]
}

/** A refused submission. */
export type DeliveryAnswer = {
  readonly draft: DeliveryDraft
  readonly point: PickupPoint | undefined
  readonly fields: readonly DeliveryField[]
  /** The refusal, unless it belongs to a single field of the form. */
  readonly refusal: TradeInRefusal | undefined
}

export type DeliveryField = Exclude<ReturnField, 'lines' | 'iban' | 'holder'> | OwnField
type OwnField = 'identifier' | 'name' | 'phone' | 'declared'

/** The button accepts the offer: the device identifier is checked first, everything else together with the acceptance. */
export const sendTradeInDelivery = onOpenStep('delivery', async request => {
  const { tradeIn, requester, ctx, market } = await withPayout(request)
  const sent = await readPairs(request.request, tradeInDeliveryFormSchema)
  const { handover: draft, point } = await withPlaces(request, sent.handover)
  const showAgain = (
    status: number,
    fields: DeliveryAnswer['fields'],
    refusal?: TradeInRefusal,
  ) => {
    const answer: DeliveryAnswer = { draft: { ...sent, handover: draft }, point, fields, refusal }
    return data(answer, { status, headers: personal })
  }
  const validated =
    sent.together === ''
      ? handoverOf(draft, offeredTo(request), market, point)
      : ok({ kind: 'together', number: sent.together } as const)
  if (!validated.ok) return showAgain(422, validated.refusal.fields as DeliveryAnswer['fields'])
  const { number, device } = tradeIn
  if (device.masked === undefined || sent.identifier.trim() !== '') {
    const named = await nameDevice(ctx, requester, number, sent)
    if (!named.ok) return refusedWith(request, named.refusal, showAgain)
  }
  const { name, phone, declared: declarations, shownMinor } = sent
  const acceptance = {
    sender: { name, phone },
    handover: validated.value,
    declarations,
    shownMinor,
  }
  const accepted = await acceptTradeIn(ctx, requester, number, acceptance)
  if (accepted.ok)
    throw toTradeIn(request, accepted.value, 'accepted', exchangeCookiesOfSale(request))
  return refusedWith(request, accepted.refusal, showAgain)
})

function refusedWith<T>(
  request: TradeInStepRequest,
  refusal: TradeInRefusal,
  showAgain: (status: number, fields: DeliveryAnswer['fields'], refusal?: TradeInRefusal) => T,
): T {
  switch (refusal.kind) {
    case 'invalid-field':
      return showAgain(422, [fieldOf(refusal.field)])
    case 'declarations-missing':
      return showAgain(422, ['declared'])
    case 'device-needed':
      return showAgain(422, ['identifier'])
    case 'device-refused':
    case 'device-in-another-sale':
    case 'model-differs':
    case 'handover-not-offered':
    case 'offer-changed':
    case 'too-many-open':
      return showAgain(409, [], refusal)
    case 'register-away':
      return showAgain(503, [], refusal)
    case 'payout-needed':
      throw toStep(request, 'payment')
    case 'sign-in-needed':
      throw toStep(request, 'auth')
    case 'not-found':
    case 'offer-expired':
    case 'move-not-allowed':
    case 'payout-on-its-way':
    case 'answer-too-late':
      throw toStep(request, 'offer')
  }
}

function fieldOf(field: string): DeliveryField {
  if (field === 'name' || field === 'phone') return field
  return field === 'imei' || field === 'serial' ? 'identifier' : (field as DeliveryField)
}

async function withPayout(request: TradeInStepRequest): Promise<TradeInStepRequest> {
  const ownRequest = await asOwner(request)
  if (ownRequest.tradeIn.payout === undefined) throw toStep(request, 'payment')
  return ownRequest
}

function offeredTo({ ctx, market }: PageRequest): readonly OfferedHandover[] {
  return offeredHandovers(
    market,
    dayIn(market, ctx.clock()),
    new Set(ctx.settings.shopOf(market).holidays),
  )
}

type KnownSender = {
  readonly name: string
  readonly phone: string
  readonly address: Address | undefined
}

/** The contact details of the account, and the address of an earlier courier pickup. */
async function knownSender(request: TradeInStepRequest): Promise<KnownSender> {
  const viewer = await viewerOf(request)
  if (viewer.kind !== 'member') return { name: '', phone: '', address: undefined }
  const { name, phone, addresses, last } = await findBuyer(
    request.ctx,
    viewer.member,
    request.market,
  )
  return {
    name: request.tradeIn.account?.holder ?? name,
    phone: phone === '' ? (last?.contact.phone ?? '') : phone,
    address: addresses[0] ?? last?.address,
  }
}

/** Numbers and titles of the trade-ins of the signed-in seller whose parcels can take another device. */
async function openParcelsIn(
  request: TradeInStepRequest,
): Promise<readonly { readonly number: string; readonly title: string; readonly sendBy: Day }[]> {
  const { ctx, market } = request
  const viewer = await viewerOf(request)
  if (viewer.kind !== 'member') return []
  const open = await openParcelsOf(ctx, ctx.sql, viewer.member.userId, market)
  return open.map(({ number, title, sendBy }) => ({ number, title, sendBy }))
}
