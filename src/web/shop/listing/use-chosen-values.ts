import { formatCount } from '#web/ui/format-count.ts'
import { useMarket, useText } from '../../text/use-text.tsx'
import { type ChosenValue, chosenValues, type Labels } from './filter-text.ts'
import type { Listing } from './use-listing.ts'

/** The chosen filter values of a list, with their labels. */
export function useChosenValues(
  list: Pick<Listing, 'requested' | 'listing'>,
): readonly ChosenValue[] {
  return chosenValues(list.requested, useLabels(list))
}

export function useLabels({ listing }: Pick<Listing, 'listing'>): Labels {
  const text = useText()
  const { locale, currencyLabel } = useMarket()
  const writeCount = (units: number) => formatCount(units, locale)
  // A whole amount in the market's currency: "4.000 lei".
  const writeAmount = (units: number) => `${writeCount(units)}\u00a0${currencyLabel}`
  return { text, facets: listing.facets, writeAmount, writeCount }
}
