import type { ShownListing } from '#domain/device/listing.ts'
import type { Searched } from '#domain/device/listing-path.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { categoryLabel } from '../category-word.ts'
import { ListFrame } from '../listing/list-frame.tsx'
import { ListingCards } from '../listing/listing-cards.tsx'
import { useListing } from '../listing/use-listing.ts'
import { useTrackList } from '../listing/use-track-list.ts'
import { FoundBeside, type FoundBesideProps } from './found-beside.tsx'

type SearchResultsProps = FoundBesideProps & {
  readonly search: Searched
  readonly filters: Filters
  readonly listing: ShownListing
  /** The category that the search text names. */
  readonly category?: Category
}

/**
 * A list like any other, sorted by relevance to the search; storage or colour named in the search text is already
 * chosen.
 */
export function SearchResults({
  search,
  filters,
  listing,
  category,
  ...beside
}: SearchResultsProps) {
  const list = useListing({ search, filters, listing })
  useTrackList('search', listing.cards)
  return (
    <ListFrame list={list}>
      <FoundBeside {...beside} />
      {category && !beside.accessories && <CategoryHint category={category} />}
      <ListingCards list={list.loaded} />
    </ListFrame>
  )
}

/** The search text named a category: links to all of it. */
function CategoryHint({ category }: { readonly category: Category }) {
  const text = useText()
  const { market, base } = useMarket()
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-meta text-ink-2">
      {text.search.alsoIn}
      <ChipLink href={base + categoryPath(market, category)}>
        {categoryLabel(category, text)}
      </ChipLink>
    </p>
  )
}
