import type { WishedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { Declaration } from '#domain/trade-in/declarations.ts'
import type { Payout } from '#domain/trade-in/price-tables.ts'
import type { OpenTradeInRefusal, TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { InboundPaper } from '../inbound/open-inbound-label.ts'
import type { TradeInRequester } from './own-trade-in.ts'

export type TradeInRequest = {
  readonly market: Market
  readonly answers: Answers
  readonly email: string
  readonly wantsNewsletter: boolean
}

/** `address` is the IP address; `replaces` is the number of the trade-in whose answers were changed. */
export type Opening = {
  readonly key: string
  readonly address: string
  readonly requester: TradeInRequester
  readonly replaces?: string
}

/** `token` is from the link in its emails. */
export type OpenedTradeIn = { readonly number: string; readonly token: string }

/** `account` is set if a bank pays and no account is stored yet, or the seller changes it. */
export type PayoutChoice = { readonly payout: Payout; readonly account?: BankAccount }

export type Acceptance = {
  readonly sender: { readonly name: string; readonly phone: string }
  readonly handover: WishedHandover
  readonly declarations: readonly Declaration[]
}

/** Who of the staff reviewed it, and what they saw. */
export type ReviewWhy = { readonly actor: string; readonly reason: string }

export type ReviewOfferRefusal =
  | { readonly kind: 'not-found' }
  /** It does not wait for an offer: it has one, or another trade-in replaced it. */
  | { readonly kind: 'move-not-allowed' }
  /** Minor units. */
  | { readonly kind: 'above-most'; readonly mostMinor: number }

type Changed = Promise<Result<TradeInView, TradeInRefusal>>

/**
 * From the email step to the parcel's first scan (sell.md). A trade-in of somebody else is `not-found`, like a missing
 * one.
 */
/** `isModelSure`: the seller insists on the model although the identifier is known as another model's. */
export type NamedDevice = { readonly identifier: string; readonly isModelSure: boolean }

export type TradeInOn = {
  /** The same key returns the trade-in it created the first time. */
  readonly openTradeIn: (
    request: TradeInRequest,
    opening: Opening,
  ) => Promise<Result<OpenedTradeIn, OpenTradeInRefusal>>
  readonly viewTradeIn: (
    requester: TradeInRequester,
    number: string,
  ) => Promise<TradeInView | undefined>
  /** Assigns a trade-in without an account to the member who opened its link. */
  readonly claimTradeIn: (requester: TradeInRequester, number: string) => Changed
  /** The payout can change until acceptance, the account until payment. */
  readonly choosePayout: (
    requester: TradeInRequester,
    number: string,
    choice: PayoutChoice,
  ) => Changed
  /** Queries the register outside of any transaction. */
  readonly nameDevice: (requester: TradeInRequester, number: string, named: NamedDevice) => Changed
  /** Idempotent; accepts at the offered price. */
  readonly acceptTradeIn: (
    requester: TradeInRequester,
    number: string,
    acceptance: Acceptance,
  ) => Changed
  /** Allowed until the carrier has its parcel. */
  readonly cancelTradeIn: (requester: TradeInRequester, number: string) => Changed
  readonly openTradeInLabel: (
    requester: TradeInRequester,
    number: string,
  ) => Promise<InboundPaper | undefined>
  /** A person prices a draft: at most what its answers allow. Minor units. */
  readonly reviewOffer: (
    number: string,
    amountMinor: number,
    why: ReviewWhy,
  ) => Promise<Result<TradeInView, ReviewOfferRefusal>>
}
