import type { AddressVariant } from '#domain/address/address.ts'
import { type AddressField, completeAddress } from '#domain/address/complete.ts'
import { initialAddressForm } from '#domain/address/form.ts'
import { filled } from '#domain/address/form-value.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { holderRules, ibanRules } from '#domain/field/account-rules.ts'
import { isAccepted } from '#domain/field/validate.ts'
import type { Handover, OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type HandoverDraft, headsOf, type ReturnDraft } from './return-draft.ts'
import type { ReturnRequest } from './return-request.ts'
import type { Returnable, ReturnableLine } from './return-view.ts'

/** The missing or invalid fields of the form, in the order of the form. */
export type ReturnField = 'lines' | 'handover' | 'day' | AddressField | 'iban' | 'holder'

export type IncompleteReturn = {
  readonly kind: 'incomplete'
  readonly fields: readonly ReturnField[]
}

type Choosable = readonly Pick<ReturnableLine, 'position' | 'belongsTo'>[]

/** The form as a request, or its missing fields; place names in it come from the shop's own data. */
export function requestOf(
  draft: ReturnDraft,
  {
    lines,
    handovers,
    market,
    refundWay,
  }: Pick<Returnable, 'handovers' | 'market' | 'refundWay'> & { readonly lines: Choosable },
  point?: PickupPoint,
): Result<ReturnRequest & { readonly handover: Handover }, IncompleteReturn> {
  const chosen = chosenLines(draft, lines)
  const handover = handoverOf(draft.handover, handovers, market, point)
  const account = { iban: draft.iban.replace(/\s/g, '').toUpperCase(), holder: draft.holder.trim() }
  const needsAccount = refundWay === 'iban'
  const missing: readonly ReturnField[] = [
    ...(chosen.length === 0 ? (['lines'] as const) : []),
    ...(handover.ok ? [] : handover.refusal.fields),
    ...(needsAccount && !isAccepted(draft.iban, ibanRules) ? (['iban'] as const) : []),
    ...(needsAccount && !isAccepted(draft.holder, holderRules) ? (['holder'] as const) : []),
  ]
  if (missing.length > 0 || !handover.ok) return refuse({ kind: 'incomplete', fields: missing })
  return ok({
    lines: chosen,
    photos: draft.photos,
    handover: handover.value,
    ...(needsAccount && { account }),
  })
}

/** Devices and independent lines; all other lines go with their device. */
function chosenLines({ lines: chosen }: ReturnDraft, lines: Choosable) {
  return headsOf(lines).flatMap(
    head => chosen.find(({ position }) => position === head.position) ?? [],
  )
}

/** A handover that the market offers, with all required values. */
export function handoverOf(
  draft: HandoverDraft,
  offered: readonly OfferedHandover[],
  market: Market,
  point?: PickupPoint,
): Result<Handover, IncompleteReturn> {
  const way = offered.find(({ kind }) => kind === draft.kind)
  if (!way) return refuse({ kind: 'incomplete', fields: ['handover'] })
  if (way.kind !== 'courier') {
    const isThere = point?.id === draft.pointId && point.kind === way.kind
    return ok({ kind: way.kind, ...(isThere && { point }) })
  }
  const hasDay = way.days.includes(draft.day)
  const from = addressOf(draft.from, market)
  const hours = way.hours.find(each => each === draft.hours)
  if (hasDay && from.ok)
    return ok({ kind: 'courier', from: from.value, day: draft.day, ...(hours && { hours }) })
  return refuse({
    kind: 'incomplete',
    fields: [...(hasDay ? [] : (['day'] as const)), ...(from.ok ? [] : from.refusal.fields)],
  })
}

function addressOf(written: AddressVariant, market: Market) {
  const choice = (id: string, value: string) => ({ ...filled(value), id })
  return completeAddress(
    {
      ...initialAddressForm(market),
      county: choice(written.countyId, written.county),
      locality: choice(written.localityId, written.locality),
      street: filled(written.street),
      number: filled(written.number),
      details: filled(written.details),
      postalCode: choice('', written.postalCode),
    },
    market,
  )
}
