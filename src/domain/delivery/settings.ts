import type { Money } from '#domain/money/money.ts'
import type { DeliveryKind } from './delivery.ts'

export type WorkingDays = { readonly min: number; readonly max: number }

/** A kind without a cost is not delivered in this market (markets.md: "–"). */
export type DeliverySettings = {
  readonly costs: Readonly<Partial<Record<DeliveryKind, Money>>>
  readonly workingDays: Readonly<Record<DeliveryKind, WorkingDays>>
  /** When the market's carrier comes for the parcels, such as '16:30' there; absent if it does not come. */
  readonly collectedAt?: string
}
