import { type Address, type AddressVariant, toVariant } from '#domain/address/address.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Day } from '#domain/device/day.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Returnable, ReturnReason } from './return-view.ts'

/** How the parcel is to be handed over, as far as it was filled in; '' for what was not. */
export type HandoverDraft = {
  readonly kind: DeliveryKind | undefined
  readonly day: Day | ''
  readonly from: AddressVariant
  /** Where it is to be dropped; '' for anywhere of its kind. */
  readonly pointId: string
}

export type LineDraft = {
  readonly position: number
  readonly reason?: ReturnReason
  readonly words?: string
}

/** The form of a return as it was filled in, before it is judged. */
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

/** The first way a market offers is chosen, and a courier's first day, until somebody chooses otherwise. */
export function firstHandover(
  offered: readonly OfferedHandover[],
  from: Address | undefined,
): HandoverDraft {
  const courier = offered.find(({ kind }) => kind === 'courier')
  return {
    kind: offered[0]?.kind,
    day: courier?.kind === 'courier' ? (courier.days[0] ?? '') : '',
    from: from ? toVariant(from) : blankAddress,
    pointId: '',
  }
}

/** Nothing is chosen to go back before its buyer does (an order of one thing excepted); the rest is what the order knows. */
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

/** What can be chosen: everything else goes with the device it belongs to. */
export function headsOf<Line extends { readonly belongsTo?: number }>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.filter(({ belongsTo }) => belongsTo === undefined)
}
