import type { ListingCard, ShownListing } from '#domain/device/listing.ts'
import type { Searched } from '#domain/device/listing-path.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { FoundBesideProps } from './found-beside.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchResults } from './search-results.tsx'

export type SearchScreenProps = {
  readonly search: Searched
  readonly category?: Category
} & FoundBesideProps &
  (
    | { readonly kind: 'results'; readonly filters: Filters; readonly listing: ShownListing }
    | { readonly kind: 'help'; readonly popular: readonly ListingCard[] }
  )

export function SearchScreen(props: SearchScreenProps) {
  switch (props.kind) {
    case 'results':
      return <SearchResults {...props} />
    case 'help':
      return <SearchHelp {...props} />
  }
}
