import type { Offer } from './offer.ts'
import type { PayoutMethod } from './price-tables.ts'
import type { TradeInFormStep } from './step.ts'

/** An offer for each payout method. */
export type Offers = Readonly<Record<PayoutMethod, Offer>>

/**
 * The offer for the answers so far, for each payout method; open questions count as flawless. `isFinal` is true once no
 * question about the device is left (sell.md, Steps).
 */
export type RunningOffer = {
  readonly bookVersion: number
  readonly steps: readonly TradeInFormStep[]
  readonly openStep: TradeInFormStep
  readonly isFinal: boolean
  readonly offers: Offers
}

/** The reasons for refusing to make an offer. */
export type OfferRefusal =
  /** 404: unknown model. */
  | { readonly kind: 'unknown-model' }
  /** 409: the configuration is not in the price book, or is no longer bought. */
  | { readonly kind: 'not-bought' }
  /** 422: the model or configuration is not chosen yet. */
  | { readonly kind: 'not-told'; readonly step: TradeInFormStep }
