import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { useNavigate } from 'react-router'
import type { ShownListing } from '#domain/device/listing.ts'
import { listingPath, withoutKeys } from '#domain/device/listing-path.ts'
import type { ListingQuery } from '#domain/device/listing-query.ts'
import type { Sort } from '#domain/device/sort.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { ListRating } from '#domain/review/review-page.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useSameValues } from '#web/ui/use-same-values.ts'
import { chosenFilters, type Subject, toggled } from './listing-address.ts'

/** A list without its cards: the data for its filters, order and pagination. */
export type Listed = Omit<ShownListing, 'cards'>

export type ListingScreenProps<Page extends Listed = ShownListing> = Subject & {
  /** The filters in the query of the URL, without the subject. */
  readonly filters: Filters
  readonly listing: Page
  readonly rated?: ListRating | undefined
}

/**
 * A list and the ways to change it: URLs for links, and in-place updates with JavaScript. What a press does not change
 * stays the same object, so that it is not rendered again: a slow phone would need longer for that than for the list.
 */
export function useListing<Page extends Listed>(given: ListingScreenProps<Page>) {
  const { market, base } = useMarket()
  const navigate = useNavigate()
  const props = useSameValues(given)
  const [request, setRequest] = useState<{ readonly of: Filters; readonly filters: Filters }>()
  const listWith = useCallback(
    (requested: Filters) => {
      const pathOf = (query: Partial<ListingQuery>) =>
        listingPath(market, props, {
          filters: requested,
          sort: props.listing.sort,
          page: 1,
          ...query,
        })
      const goTo = (path: string) => {
        // The router would ask only once it has rendered the page as waiting, which takes a slow phone a tenth of a second.
        preload((base + path).replace(/\?|$/, '_.data$&'), {
          as: 'fetch',
          crossOrigin: 'anonymous',
        })
        navigate(path, { preventScrollReset: true })
      }
      const applyFilters = (filters: Filters) => {
        setRequest({ of: props.filters, filters })
        goTo(pathOf({ filters }))
      }
      return {
        ...props,
        requested,
        applyFilters,
        hrefOf: (query: Partial<ListingQuery>) => base + pathOf(query),
        setPrice: (range: string) =>
          applyFilters(
            range === '-' ? withoutKeys(requested, ['price']) : { ...requested, price: [range] },
          ),
        sortBy: (sort: Sort) => goTo(pathOf({ sort })),
      }
    },
    [props, market, base, navigate],
  )
  const loaded = useMemo(() => listWith(chosenFilters(props, props.filters)), [listWith, props])
  const list = request?.of === props.filters ? listWith(request.filters) : loaded
  const latest = useRef(list)
  // Before the next press can come.
  useLayoutEffect(() => {
    latest.current = list
  })
  const toggle = useCallback((key: FilterKey, value: string) => {
    const { requested, applyFilters } = latest.current
    applyFilters(toggled(requested, key, value))
  }, [])
  return {
    /** `requested` are the chosen filters, updated at once and not only when their list has loaded. */
    ...list,
    toggle,
    /** The list as it was loaded, whatever was requested since. */
    loaded,
  }
}

export type Listing<Page extends Listed = Listed> = ReturnType<typeof useListing<Page>>

/** What the links of a list need. */
export type LinkedList<Page extends Listed = Listed> = Listing<Page>['loaded']
