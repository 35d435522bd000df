import type { Offer } from './offer.ts'
import type { Payout } from './price-tables.ts'
import type { TradeInFormStep } from './step.ts'

/** By every way to be paid. */
export type Offers = Readonly<Record<Payout, Offer>>

/**
 * sell.md, Steps: the offer as far as the device is told, by every way to be paid; what was not asked yet counts as
 * spotless. `isFinal` once nothing of the device is left to ask.
 */
export type RunningOffer = {
  readonly bookVersion: number
  readonly steps: readonly TradeInFormStep[]
  readonly openStep: TradeInFormStep
  readonly isFinal: boolean
  readonly offers: Offers
}

/** Every way an offer is refused. */
export type OfferRefusal =
  /** 404: no model of ours. */
  | { readonly kind: 'unknown-model' }
  /** 409: the price book has nothing for this configuration, or it is not bought any more. */
  | { readonly kind: 'not-bought' }
  /** 422: it is not told yet which model or configuration. */
  | { readonly kind: 'not-told'; readonly step: TradeInFormStep }
