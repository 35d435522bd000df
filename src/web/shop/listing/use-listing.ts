import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ShownListing } from '#domain/device/listing.ts'
import { listingPath, withoutKeys } from '#domain/device/listing-path.ts'
import type { ListingQuery } from '#domain/device/listing-query.ts'
import type { Sort } from '#domain/device/sort.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { ListRating } from '#domain/review/review-page.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { chosenFilters, type Subject, toggled } from './listing-address.ts'

/** A list without its cards: the data for its filters, order and pagination. */
export type Listed = Omit<ShownListing, 'cards'>

export type ListingScreenProps<Page extends Listed = ShownListing> = Subject & {
  /** The filters in the query of the URL, without the subject. */
  readonly filters: Filters
  readonly listing: Page
  readonly rated?: ListRating | undefined
}

/** A list and the ways to change it: URLs for links, and in-place updates with JavaScript. */
export function useListing<Page extends Listed>(props: ListingScreenProps<Page>) {
  const { market, base } = useMarket()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const [requested, setRequested] = useRequested(props)
  const pathOf = (query: Partial<ListingQuery>) =>
    listingPath(market, props, { filters: requested, sort: props.listing.sort, page: 1, ...query })
  const applyFilters = (filters: Filters) => {
    setRequested(filters)
    navigate(pathOf({ filters }), { preventScrollReset: true })
  }
  return {
    ...props,
    /** The chosen filters, updated at once and not only when their list has loaded. */
    requested,
    isLoading,
    applyFilters,
    hrefOf: (query: Partial<ListingQuery>) => base + pathOf(query),
    toggle: (key: FilterKey, value: string) => applyFilters(toggled(requested, key, value)),
    setPrice: (range: string) =>
      applyFilters(
        range === '-' ? withoutKeys(requested, ['price']) : { ...requested, price: [range] },
      ),
    sortBy: (sort: Sort) => navigate(pathOf({ sort }), { preventScrollReset: true }),
  }
}

export type Listing<Page extends Listed = Listed> = ReturnType<typeof useListing<Page>>

/** The last requested filters, until the list for them has loaded. */
function useRequested(props: ListingScreenProps<Listed>) {
  const [request, setRequest] = useState<{ readonly of: Filters; readonly filters: Filters }>()
  const isLoaded = request?.of !== props.filters
  const requested = isLoaded ? chosenFilters(props, props.filters) : request.filters
  return [requested, (filters: Filters) => setRequest({ of: props.filters, filters })] as const
}
