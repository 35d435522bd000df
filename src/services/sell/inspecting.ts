import type { CourierCarrier } from '#domain/delivery/courier-of.ts'
import type { Money } from '#domain/money/money.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { Result } from '#domain/result.ts'
import type { Inspection } from '#domain/sell/inspection.ts'
import type { TradeInRefusal } from '#domain/sell/sale-refusal.ts'
import type { TradeInState } from '#domain/sell/sale-state.ts'
import type { InspectedPart, TakenOver, TradeInView } from '#domain/sell/sale-view.ts'
import type { InspectionReason, WayBack } from '#domain/sell/verdict.ts'
import type { TradeInRequester } from './own-sale.ts'
import type { SettleRefusal } from './pay-out.ts'
import type { StaffRefusal, StaffWhy } from './walk-on.ts'

/** What somebody at the bench wrote down. `identifier` is read off the device, `amountMinor` what they say it is worth. */
export type InspectionReport = Inspection & {
  readonly identifier: string
  readonly photos: readonly { readonly id: string; readonly part?: InspectedPart }[]
  readonly note: string
  readonly amountMinor?: number
}

export type Inspected = {
  readonly state: TradeInState
  readonly secondOffer?: Money
  readonly reasons: readonly InspectionReason[]
}

export type InspectRefusal =
  | StaffRefusal
  | AttachRefusal
  /** 422: `field` is of the report, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  /** 409: the book of its offer has no price for what was found. */
  | { readonly kind: 'configuration-not-bought' }
  /** 422: somebody has to say what it is worth; minor units. */
  | { readonly kind: 'amount-needed'; readonly mostMinor: number }

export type SendBackRefusal =
  | StaffRefusal
  /** 409: a swollen battery never enters a parcel, and a stolen device waits for a person's word. */
  | { readonly kind: 'not-by-parcel'; readonly wayBack: Exclude<WayBack, 'parcel'> }

export type TakeOverRefusal =
  | StaffRefusal
  /** 409: only a swollen one is recycled, only a stolen one surrendered. */
  | { readonly kind: 'another-way'; readonly wayBack: WayBack }

export type SecondAnswer = 'accept' | 'decline'

export type Parcel = { readonly carrier: CourierCarrier; readonly awb: string }

type Moved<Refusal = StaffRefusal> = Promise<Result<TradeInState, Refusal>>

/** From the arrival of a device to its payment or its way back (sell.md). */
export type Inspecting = {
  readonly quarantineTradeIn: (number: string, why: StaffWhy) => Moved
  readonly inspectTradeIn: (
    number: string,
    report: InspectionReport,
    why: StaffWhy,
  ) => Promise<Result<Inspected, InspectRefusal>>
  /** Once, however often it is sent; until the last day is over. */
  readonly answerSecondOffer: (
    requester: TradeInRequester,
    number: string,
    answer: SecondAnswer,
  ) => Promise<Result<TradeInView, TradeInRefusal>>
  readonly sendTradeInBack: (
    number: string,
    parcel: Parcel,
    why: StaffWhy,
  ) => Moved<SendBackRefusal>
  /** Its parcel came to its seller, or they fetched what no parcel may carry. */
  readonly giveTradeInBack: (number: string, why: StaffWhy) => Moved
  /** By a certified recycler, whose paper has the number. */
  readonly recycleTradeIn: (number: string, by: TakenOver, why: StaffWhy) => Moved<TakeOverRefusal>
  /** To the authorities, once they let its seller be told. */
  readonly surrenderTradeIn: (
    number: string,
    to: TakenOver,
    why: StaffWhy,
  ) => Moved<TakeOverRefusal>
  /** A transfer came to its seller; `reference` is the bank's. */
  readonly settleTradeIn: (number: string, reference: string, why: StaffWhy) => Moved<SettleRefusal>
  /** A picture of its inspection, for whoever the sale is of; undefined for everybody else. */
  readonly openInspectionPhoto: (
    requester: TradeInRequester,
    number: string,
    photoId: string,
  ) => Promise<Buffer | undefined>
}
