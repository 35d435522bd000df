import type { ListingPage } from '#domain/device/listing.ts'
import type { Searched } from '#domain/device/listing-path.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import { ListFrame } from '../listing/list-frame.tsx'
import { ListingCards } from '../listing/listing-cards.tsx'
import { useListing } from '../listing/use-listing.ts'
import { useTrackList } from '../listing/use-told-list.ts'
import { CategoryHint } from './category-hint.tsx'

type SearchResultsProps = {
  readonly search: Searched
  readonly filters: Filters
  readonly listing: ListingPage
  /** The one the words name. */
  readonly category?: Category
}

/** A list like any other, in the order of the search; what its words say of storage or colour is chosen already. */
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
