import { useText } from '#web/text/use-text.tsx'
import { type ChosenValue, chosenValues } from './filter-text.ts'
import type { Listing } from './use-listing.ts'
import { useWriteAmount } from './use-write-amount.ts'

/** The chosen filter values of a list, with their labels. */
export function useChosenValues({
  wanted: requested,
  listing,
}: Pick<Listing, 'wanted' | 'listing'>): readonly ChosenValue[] {
  const text = useText()
  const writeAmount = useWriteAmount()
  return chosenValues(requested, { text, facets: listing.facets, writeAmount })
}
