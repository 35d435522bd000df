import type { RequestedHandover, SharedParcel } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { Declaration } from '#domain/trade-in/declarations.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
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
export type PayoutChoice = { readonly payout: PayoutMethod; readonly account?: BankAccount }

export type Acceptance = {
  readonly sender: { readonly name: string; readonly phone: string }
  readonly handover: RequestedHandover | SharedParcel
  readonly declarations: readonly Declaration[]
  /** The amount the seller was shown, in minor units; an acceptance of another one is refused. */
  readonly shownMinor?: number
}

/** Who of the staff reviewed it, and what they saw. */
export type ReviewWhy = { readonly actor: string; readonly reason: string }

export type ReviewOfferRefusal =
  | { readonly kind: 'not-found' }
  /** It does not wait for an offer: it has one, or another trade-in replaced it. */
  | { readonly kind: 'move-not-allowed' }
  /** Minor units. */
  | { readonly kind: 'above-most'; readonly mostMinor: number }

export type Changed = Promise<Result<TradeInView, TradeInRefusal>>

/** `isModelSure`: the seller insists on the model although the identifier is known as another model's. */
export type NamedDevice = { readonly identifier: string; readonly isModelSure: boolean }
