import type { Money } from '#domain/money/money.ts'
import type { BuybackDetails } from './buyback.ts'
import type { Offer } from './offer.ts'
import { type PayoutMethod, payouts } from './price-tables.ts'
import type { RunningOffer } from './running-offer.ts'
import type { ReviewReason } from './verdict.ts'

/** The offer as displayed during the questions, for each payout method. */
export type OfferShown =
  /** No model is chosen yet. */
  | { readonly kind: 'none' }
  /** The configuration is not chosen yet: the price of the model's best one. */
  | { readonly kind: 'most'; readonly most: Money }
  | {
      readonly kind: 'running'
      readonly isFinal: boolean
      readonly amounts: Readonly<Record<PayoutMethod, Money>>
      readonly lines: Extract<Offer, { kind: 'offer' }>['lines']
    }
  /** Staff review the device first. */
  | {
      readonly kind: 'review'
      readonly isFinal: boolean
      readonly reasons: readonly ReviewReason[]
      readonly most: Money
    }
  | { readonly kind: 'rejected' }

export function offerShown(
  model: Pick<BuybackDetails, 'most'> | undefined,
  running: RunningOffer | undefined,
): OfferShown {
  if (!model) return { kind: 'none' }
  if (!running) return { kind: 'most', most: model.most }
  const { isFinal, offers } = running
  const fast = offers['bank-fast']
  switch (fast.kind) {
    case 'rejected':
      return { kind: 'rejected' }
    case 'manual-review':
      return { kind: 'review', isFinal, reasons: fast.reasons, most: fast.most }
    case 'offer': {
      const amountOf = (payout: PayoutMethod) => {
        const offer = offers[payout]
        return offer.kind === 'offer' ? offer.amount : fast.amount
      }
      const amounts = Object.fromEntries(
        payouts.map(payout => [payout, amountOf(payout)]),
      ) as Record<PayoutMethod, Money>
      return { kind: 'running', isFinal, amounts, lines: fast.lines }
    }
  }
}
