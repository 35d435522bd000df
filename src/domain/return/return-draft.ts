import { type Address, type AddressVariant, toVariant } from '#domain/address/address.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { CourierHours } from '#domain/inbound/courier-hours.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Day } from '#domain/time/day.ts'
import type { Returnable, ReturnReason } from './return-view.ts'

/** The handover as filled in so far; '' for empty fields. */
export type HandoverDraft = {
  readonly kind: DeliveryKind | undefined
  readonly day: Day | ''
  /** '' for the whole day. */
  readonly hours: CourierHours | ''
  readonly from: AddressVariant
  /** The chosen drop-off point; '' for any point of its kind. */
  readonly pointId: string
}

export type LineDraft = {
  readonly position: number
  readonly reason?: ReturnReason
  readonly words?: string
}

/** The form of a return as filled in, before validation. */
export type ReturnDraft = {
  readonly lines: readonly LineDraft[]
  readonly photos: readonly string[]
  readonly handover: HandoverDraft
  readonly iban: string
  readonly holder: string
}

export const blankAddress: AddressVariant = {
  county: '',
  locality: '',
  countyId: '',
  localityId: '',
  details: '',
  street: '',
  number: '',
  postalCode: '',
}

/** Preselects the first handover that a market offers, and the first day of a courier. */
export function firstHandover(
  offered: readonly OfferedHandover[],
  from: Address | undefined,
): HandoverDraft {
  const courier = offered.find(({ kind }) => kind === 'courier')
  return {
    kind: offered[0]?.kind,
    day: courier?.kind === 'courier' ? (courier.days[0] ?? '') : '',
    hours: '',
    from: from ? toVariant(from) : blankAddress,
    pointId: '',
  }
}

/** No line is preselected (except in an order of one line); the other values come from the order. */
export function firstDraft(
  { lines, handovers, contact }: Pick<Returnable, 'lines' | 'handovers' | 'contact'>,
  from: Address | undefined,
): ReturnDraft {
  const heads = headsOf(lines)
  return {
    lines: heads.length === 1 ? heads.map(({ position }) => ({ position })) : [],
    photos: [],
    handover: firstHandover(handovers, from),
    iban: '',
    holder: contact.name,
  }
}

/** The lines that can be selected: every other line goes with its device. */
export function headsOf<Line extends { readonly belongsTo?: number }>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.filter(({ belongsTo }) => belongsTo === undefined)
}
