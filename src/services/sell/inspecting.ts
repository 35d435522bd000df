import type { CourierCarrier } from '#domain/delivery/courier-of.ts'
import type { Money } from '#domain/money/money.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import type { Result } from '#domain/result.ts'
import type { Inspection } from '#domain/sell/inspection.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { InspectedPart, SaleView, TakenOver } from '#domain/sell/sale-view.ts'
import type { InspectionReason, WayBack } from '#domain/sell/verdict.ts'
import type { SaleAsker } from './own-sale.ts'
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
  readonly state: SaleState
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

type Moved<Refusal = StaffRefusal> = Promise<Result<SaleState, Refusal>>

/** From the arrival of a device to its payment or its way back (sell.md). */
export type Inspecting = {
  readonly quarantineSale: (number: string, why: StaffWhy) => Moved
  readonly inspectSale: (
    number: string,
    report: InspectionReport,
    why: StaffWhy,
  ) => Promise<Result<Inspected, InspectRefusal>>
  /** Once, however often it is sent; until the last day is over. */
  readonly answerSecondOffer: (
    asker: SaleAsker,
    number: string,
    answer: SecondAnswer,
  ) => Promise<Result<SaleView, SaleRefusal>>
  readonly sendSaleBack: (number: string, parcel: Parcel, why: StaffWhy) => Moved<SendBackRefusal>
  /** Its parcel came to its seller, or they fetched what no parcel may carry. */
  readonly giveSaleBack: (number: string, why: StaffWhy) => Moved
  /** By a certified recycler, whose paper has the number. */
  readonly recycleSale: (number: string, by: TakenOver, why: StaffWhy) => Moved<TakeOverRefusal>
  /** To the authorities, once they let its seller be told. */
  readonly surrenderSale: (number: string, to: TakenOver, why: StaffWhy) => Moved<TakeOverRefusal>
  /** A transfer came to its seller; `reference` is the bank's. */
  readonly settleSale: (number: string, reference: string, why: StaffWhy) => Moved<SettleRefusal>
  /** A picture of its inspection, for whoever the sale is of; undefined for everybody else. */
  readonly openInspectionPhoto: (
    asker: SaleAsker,
    number: string,
    photoId: string,
  ) => Promise<Buffer | undefined>
}
