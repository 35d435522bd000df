import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { Day } from '#domain/time/day.ts'
import type { LockKind } from '#domain/trade-in/lock-kind.ts'
import type { TakenOver } from '#domain/trade-in/trade-in-view.ts'
import type { InspectionReason } from '#domain/trade-in/verdict.ts'
import type { InspectionUpdate } from '../trade-in/inspection-update.ts'
import type { MailTexts } from './mail-texts.ts'

/** A part that was found different, in the seller's language. */
export type FoundLine = {
  readonly part: string
  readonly declared: string
  readonly found: string
  readonly amount: Money
}

/** The result for a device that arrived; what is unknown, or not part of this email, is left out. */
export type InspectionEmail = {
  readonly market: Market
  readonly name: string
  readonly number: string
  readonly device: string
  readonly update: InspectionUpdate
  readonly secondOffer?: {
    readonly first: Money
    readonly second: Money
    readonly lines: readonly FoundLine[]
    readonly answerBy: Day
  }
  /** More than offered: the first offer, and what was found better or worse. The payout has the amount. */
  readonly raised?: { readonly first: Money; readonly lines: readonly FoundLine[] }
  readonly payout?: {
    readonly amount: Money
    readonly dueOn: Day
    /** The country and the last four digits. */
    readonly account?: string
    readonly voucherCode?: string
  }
  /** How the lock is removed from afar, and the last day to do it. */
  readonly lock?: { readonly kind: LockKind; readonly until: Day }
  readonly reasons?: readonly InspectionReason[]
  /** '' for a courier whose name is not known here. */
  readonly sentBack?: { readonly carrier: string; readonly awb: string }
  readonly takenOver?: TakenOver
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}
