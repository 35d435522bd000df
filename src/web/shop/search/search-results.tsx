import type { ListingPage } from '#domain/device/listing.ts'
import type { Searched } from '#domain/device/listing-path.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import { ListFrame } from '../listing/list-frame.tsx'
import { ListingCards } from '../listing/listing-cards.tsx'
import { useListing } from '../listing/use-listing.ts'
import { useTrackList } from '../listing/use-track-list.ts'
import { CategoryHint } from './category-hint.tsx'

type SearchResultsProps = {
  readonly search: Searched
  readonly filters: Filters
  readonly listing: ListingPage
  /** The category that the search text names. */
  readonly category?: Category
}

/**
 * A list like any other, sorted by relevance to the search; storage or colour named in the search text is already
 * chosen.
 */
export function SearchResults({ search, filters, listing, category }: SearchResultsProps) {
  const shown = useListing({ search, filters, listing })
  useTrackList('search', listing.cards)
  return (
    <ListFrame shown={shown}>
      {category && <CategoryHint category={category} />}
      <ListingCards listing={listing} />
    </ListFrame>
  )
}
