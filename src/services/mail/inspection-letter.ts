import type { Day } from '#domain/device/day.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { TakenOver } from '#domain/sell/sale-view.ts'
import type { InspectionReason } from '#domain/sell/verdict.ts'
import type { InspectionUpdate } from '../sell/inspection-news.ts'

/** A part found otherwise, in the words of the seller's language. */
export type FoundLine = {
  readonly part: string
  readonly declared: string
  readonly found: string
  readonly amount: Money
}

/** What became of a device that came; what is not known, or not told in this letter, is left out. */
export type InspectionEmail = {
  readonly market: Market
  readonly name: string
  readonly number: string
  readonly device: string
  readonly news: InspectionUpdate
  readonly secondOffer?: {
    readonly first: Money
    readonly second: Money
    readonly lines: readonly FoundLine[]
    readonly answerBy: Day
  }
  readonly payout?: {
    readonly amount: Money
    readonly dueOn: Day
    /** Country and last four. */
    readonly account?: string
    readonly voucherCode?: string
  }
  readonly reasons?: readonly InspectionReason[]
  /** '' for a courier that has no name here. */
  readonly sentBack?: { readonly carrier: string; readonly awb: string }
  readonly takenOver?: TakenOver
  readonly link: string
  readonly company: Company
}
