import type { Day } from '#domain/device/day.ts'
import type { Money } from '#domain/money/money.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import type { PointKind, WaitingPoints } from './points.ts'
import type { LoyaltySettings } from './settings.ts'

/** Something written down of a member's points; `label` is the number they know its order or sale by. */
export type PointStep = {
  readonly kind: PointKind
  readonly label?: string
  readonly points: number
  /** Asked back for a return and spent already: nobody has to give them. */
  readonly waived: number
  readonly on: Day
}

/** What a member has of the benefits in one market, and by which rules. */
export type LoyaltyView = {
  readonly settings: LoyaltySettings
  readonly usable: number
  readonly worth: Money
  readonly waiting: readonly WaitingPoints[]
  /** The day on which they are no more if nothing is gained or used until then. */
  readonly lapsesOn?: Day
  readonly vouchers: readonly VoucherView[]
  /** The newest first. */
  readonly steps: readonly PointStep[]
}

/** Why points do not become a voucher; nothing is taken then. */
export type TurningRefusal =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-smallest'; readonly smallest: number }
  | { readonly kind: 'above-usable'; readonly usable: number }
