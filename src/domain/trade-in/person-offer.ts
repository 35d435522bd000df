import { exactly, floorTo, share } from '#domain/money/exact.ts'
import type { Money } from '#domain/money/money.ts'
import type { OfferLine } from './offer.ts'
import type { PayoutMethod, PriceTables } from './price-tables.ts'
import { roundOffer } from './round-offer.ts'
import type { Offers } from './running-offer.ts'

/** The offers for a price set by staff, for each payout method; each is rounded down to its step like any offer. */
export function offersOfPerson(
  price: Money,
  { payout: percents }: Pick<PriceTables, 'payout'>,
): Offers {
  const by = (payout: PayoutMethod) => {
    const whole = share(exactly(price), percents[payout])
    const amount = roundOffer(whole, price.currency)
    const shown = floorTo(1, whole, price.currency).minor
    const lineOf = (line: OfferLine): readonly OfferLine[] =>
      line.amount.minor === 0 && line.kind !== 'by-person' ? [] : [line]
    const { currency } = price
    const lines = [
      ...lineOf({ kind: 'by-person', amount: price }),
      ...lineOf({ kind: 'payout', payout, amount: { minor: shown - price.minor, currency } }),
      ...lineOf({ kind: 'rounding', amount: { minor: amount.minor - shown, currency } }),
    ]
    return { kind: 'offer', amount, lines } as const
  }
  return { 'bank-fast': by('bank-fast'), 'bank-slow': by('bank-slow'), voucher: by('voucher') }
}
