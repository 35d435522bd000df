/** The first of each type, then the second of each, and so on: variety before depth. */
export function inTurns<Offer extends { readonly type: string }>(
  offers: readonly Offer[],
): Offer[] {
  return offers
    .map((offer, at) => ({
      offer,
      rank: offers.slice(0, at).filter(({ type }) => type === offer.type).length,
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ offer }) => offer)
}
