import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { Money } from '#domain/money/money.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { Result } from '#domain/result.ts'
import type { Inspection } from '#domain/trade-in/inspection.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import type { InspectionReason, WayBack } from '#domain/trade-in/verdict.ts'
import type { StaffRefusal } from './apply-transition.ts'

/** An inspection report. `identifier` is read off the device, `amountMinor` is the inspector's estimate of its worth. */
export type InspectionReport = Inspection & {
  readonly identifier: string
  readonly photos: readonly { readonly id: string; readonly part?: InspectedPart }[]
  readonly note: string
  readonly amountMinor?: number
}

export type Inspected = {
  readonly state: TradeInState
  readonly secondOffer?: Money
  /** More than the offer, paid without asking. */
  readonly raised?: Money
  readonly reasons: readonly InspectionReason[]
}

export type InspectRefusal =
  | StaffRefusal
  | AttachRefusal
  /** 422: `field` is a field of the report, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  /** 409: the price book of the offer has no price for the configuration that was found. */
  | { readonly kind: 'configuration-not-bought' }
  /** 422: the inspector must enter an amount; minor units. */
  | { readonly kind: 'amount-needed'; readonly mostMinor: number }
  /** 409: somebody else than the first inspector takes a second look. */
  | { readonly kind: 'same-inspector' }

export type SendBackRefusal =
  | StaffRefusal
  /** 409: a swollen battery is never sent as a parcel, and a stolen device waits for a person's decision. */
  | { readonly kind: 'not-by-parcel'; readonly wayBack: Exclude<WayBack, 'parcel'> }

export type TakeOverRefusal =
  | StaffRefusal
  /** 409: only swollen devices are recycled, only stolen ones surrendered. */
  | { readonly kind: 'another-way'; readonly wayBack: WayBack }

export type SecondAnswer = 'accept' | 'decline'

export type Parcel = { readonly carrier: CourierCarrier; readonly awb: string }

export type Moved<Refusal = StaffRefusal> = Promise<Result<TradeInState, Refusal>>
