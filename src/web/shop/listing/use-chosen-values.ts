import { formatCount } from '#web/ui/format-count.ts'
import { useMarket, useText } from '../../text/use-text.tsx'
import { type ChosenValue, chosenValues } from './filter-text.ts'
import type { Listing } from './use-listing.ts'

/** The chosen filter values of a list, with their labels. */
export function useChosenValues({
  requested,
  listing,
}: Pick<Listing, 'requested' | 'listing'>): readonly ChosenValue[] {
  const text = useText()
  const writeAmount = useWriteAmount()
  return chosenValues(requested, { text, facets: listing.facets, writeAmount })
}

/** A whole amount in the market's currency, as filters show it: "4.000 lei". */
function useWriteAmount(): (units: number) => string {
  const { locale, currencyLabel } = useMarket()
  return units => `${formatCount(units, locale)}\u00a0${currencyLabel}`
}
