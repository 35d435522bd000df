import type { Money } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import type { PointKind, WaitingPoints } from './points.ts'
import type { LoyaltySettings } from './settings.ts'

/** An entry of the member's points history; `label` is the number of its order or trade-in as the member knows it. */
export type PointStep = {
  readonly kind: PointKind
  readonly label?: string
  readonly points: number
  /** Points due back for a return but already spent: the member does not owe them. */
  readonly waived: number
  readonly on: Day
}

/** A member's link that invites others, and how many accepted. */
export type Invitations = { readonly link: string; readonly accepted: number }

/** The benefits of a member in one market, and the settings behind them. */
export type LoyaltyView = {
  readonly settings: LoyaltySettings
  readonly usable: number
  readonly worth: Money
  readonly waiting: readonly WaitingPoints[]
  /** The day on which the points lapse if none are gained or used until then. */
  readonly lapsesOn?: Day
  readonly vouchers: readonly VoucherView[]
  /** None in a market that rewards no invitations. */
  readonly invitations?: Invitations
  /** Newest first. */
  readonly steps: readonly PointStep[]
}

/** The reason why points cannot become a voucher; no points are deducted then. */
export type TurningRefusal =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-smallest'; readonly smallest: number }
  | { readonly kind: 'above-usable'; readonly usable: number }
