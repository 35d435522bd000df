import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Sort } from '#domain/device/sort.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyIsland } from '#web/ui/lazy-island.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useMarket, useText } from '../../text/use-text.tsx'
import { RatingLink } from '../rating-link.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { listTitleId } from './filter-link.tsx'
import { ListStatus } from './list-status.tsx'
import { ListingCrumbs } from './listing-crumbs.tsx'
import { titleOf } from './listing-text.ts'
import { SortChoice } from './sort-choice.tsx'
import type { Listing } from './use-listing.ts'

type ListFrameProps = {
  readonly list: Listing
  readonly sorts?: readonly Sort[] | undefined
  /** The cards; not rendered if nothing is found. */
  readonly children: ReactNode
}

/** The parts around the cards of every list: breadcrumbs, chosen filters, count, order, filter form, pagination. */
export function ListFrame({ list, sorts, children }: ListFrameProps) {
  const text = useText()
  const { base } = useMarket()
  return (
    <div className="wrap pt-5 sm:pt-7">
      <ListingCrumbs subject={list} />
      <div className="list-head">
        <div>
          <h1 id={listTitleId} tabIndex={-1}>
            {titleOf(list, text)}
          </h1>
          {list.rated && <RatingLink {...list.rated} href={base + list.rated.path} />}
        </div>
        <ChosenFilters list={list} />
        <div>
          <ListStatus list={list} />
          <span aria-hidden="true">·</span>
          <SortChoice list={list} offered={sorts} />
        </div>
      </div>
      <div className="list-body">
        <aside
          id="filters"
          aria-label={text.listing.filters}
          className="hidden scroll-mt-4 target:block lg:block"
        >
          <FilterForm list={list} id={filterFormId} />
        </aside>
        <Results list={list}>{children}</Results>
      </div>
      <KnownPaths list={list} />
    </div>
  )
}

const NothingFound = lazyIsland(async () => (await import('./nothing-found.tsx')).NothingFound)

const filterFormId = 'filter-form'

/**
 * The paths of this list without filters and, in a category, of its brands. The router asks for the routes of what it finds
 * here once the page is hydrated; otherwise it would ask at the first press, before it asks for the list.
 */
function KnownPaths({ list }: Pick<ListFrameProps, 'list'>) {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return undefined
  const facet = list.category && list.listing.facets.find(({ key }) => key === 'brand')
  const known = [{}, ...(facet?.items ?? []).map(({ value }) => ({ brand: [value] }))]
  const paths = new Set(known.map(filters => list.loaded.hrefOf({ filters })))
  return [...paths].map(path => <form key={path} hidden action={path} data-discover="" />)
}

function Results({ list, children }: Pick<ListFrameProps, 'list' | 'children'>) {
  const { total, page, pages } = list.listing
  const isLoading = useNavigation().state === 'loading'
  return (
    <section
      aria-label={useText().listing.results}
      aria-busy={isLoading}
      className={classNames('min-w-0 transition-opacity', isLoading && 'opacity-60')}
    >
      {total === 0 ? <NothingFound list={list} /> : children}
      <div className="mt-8">
        <Pagination page={page} pageCount={pages} hrefOf={to => list.hrefOf({ page: to })} />
      </div>
    </section>
  )
}
