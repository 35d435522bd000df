import type { WishedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { Answers } from '#domain/sell/answers.ts'
import type { Declaration } from '#domain/sell/declarations.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { OpenTradeInRefusal, TradeInRefusal } from '#domain/sell/sale-refusal.ts'
import type { TradeInView } from '#domain/sell/sale-view.ts'
import type { InboundPaper } from '../inbound/open-inbound-label.ts'
import type { TradeInRequester } from './own-sale.ts'

export type TradeInRequest = {
  readonly market: Market
  readonly answers: Answers
  readonly email: string
  readonly wantsNewsletter: boolean
}

/** `address` is the network's; `replaces` is the sale whose answers were changed, by its number. */
export type Opening = {
  readonly key: string
  readonly address: string
  readonly requester: TradeInRequester
  readonly replaces?: string
}

/** `token` is of the link in its letters. */
export type OpenedTradeIn = { readonly number: string; readonly token: string }

/** `account` where a bank pays and none is kept yet, or another one is meant. */
export type PayoutChoice = { readonly payout: Payout; readonly account?: BankAccount }

export type Acceptance = {
  readonly sender: { readonly name: string; readonly phone: string }
  readonly handover: WishedHandover
  readonly declarations: readonly Declaration[]
}

/** Who of the staff looked at it, and what they saw. */
export type ReviewWhy = { readonly actor: string; readonly reason: string }

export type ReviewOfferRefusal =
  | { readonly kind: 'not-found' }
  /** It waits for no offer: it has one, or another sale took its place. */
  | { readonly kind: 'move-not-allowed' }
  /** Minor units. */
  | { readonly kind: 'above-most'; readonly mostMinor: number }

type Changed = Promise<Result<TradeInView, TradeInRefusal>>

/** From the e-mail step to the parcel's first scan (sell.md). Another one's sale is `not-found`, like a missing one. */
/** `isModelSure`: its seller insists on the model, though the number is known as another one's. */
export type NamedDevice = { readonly identifier: string; readonly isModelSure: boolean }

export type TradeInOn = {
  /** The same key gets the sale it made the first time. */
  readonly openTradeIn: (
    request: TradeInRequest,
    opening: Opening,
  ) => Promise<Result<OpenedTradeIn, OpenTradeInRefusal>>
  readonly viewTradeIn: (
    requester: TradeInRequester,
    number: string,
  ) => Promise<TradeInView | undefined>
  /** Makes a sale that nobody's account has the member's who came with its link. */
  readonly claimTradeIn: (requester: TradeInRequester, number: string) => Changed
  /** The payout until it is accepted, the account until it is paid. */
  readonly choosePayout: (
    requester: TradeInRequester,
    number: string,
    choice: PayoutChoice,
  ) => Changed
  /** Asks the register, outside of any transaction. */
  readonly nameDevice: (requester: TradeInRequester, number: string, named: NamedDevice) => Changed
  /** Once, however often it is sent; at the price that was offered. */
  readonly acceptTradeIn: (
    requester: TradeInRequester,
    number: string,
    acceptance: Acceptance,
  ) => Changed
  /** Until the carrier has its parcel. */
  readonly cancelTradeIn: (requester: TradeInRequester, number: string) => Changed
  readonly openTradeInLabel: (
    requester: TradeInRequester,
    number: string,
  ) => Promise<InboundPaper | undefined>
  /** By a person, of a draft: at most what its answers allow. Minor units. */
  readonly reviewOffer: (
    number: string,
    amountMinor: number,
    why: ReviewWhy,
  ) => Promise<Result<TradeInView, ReviewOfferRefusal>>
}
