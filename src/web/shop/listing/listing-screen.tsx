import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { CardGrid } from '../card-grid.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListingCrumbs } from './listing-crumbs.tsx'
import { titleOf } from './listing-words.ts'
import { NothingFound } from './nothing-found.tsx'
import { SortChoice } from './sort-choice.tsx'
import { type Listing, type ListingScreenProps, useListing } from './use-listing.ts'

export const ListingScreen = (props: ListingScreenProps) => {
  const shown = useListing(props)
  const text = useText()
  const { listing } = props
  return (
    <div className="wrap pt-5 sm:pt-7">
      <ListingCrumbs subject={props} />
      <div className="mt-3 grid items-end gap-x-6 gap-y-3 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <h1>{titleOf(props, text)}</h1>
        <ChosenFilters shown={shown} />
        <div className="flex flex-wrap items-center gap-x-1.5 text-meta text-ink-2 lg:col-start-2 lg:row-start-1">
          <p role="status">{text.general.products(listing.total)}</p>
          <span aria-hidden="true">·</span>
          <SortChoice shown={shown} />
        </div>
      </div>
      <div className="mt-3 grid gap-7 lg:mt-5.5 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <aside
          id="filters"
          aria-label={text.listing.filters}
          className="hidden scroll-mt-4 target:block lg:block"
        >
          <FilterForm shown={shown} id={filterFormId} />
        </aside>
        <Results shown={shown} />
      </div>
    </div>
  )
}

const filterFormId = 'filter-form'

/** The pictures in view before anyone scrolls. */
const firstRows = 6

const Results = ({ shown }: { readonly shown: Listing }) => {
  const text = useText()
  const { cards, page, pages } = shown.listing
  const hasNewPrices = cards.some(({ offer }) => offer.newPrice && !offer.discount)
  return (
    <section
      aria-label={text.listing.results}
      aria-busy={shown.isLoading}
      className={classNames('min-w-0 transition-opacity', shown.isLoading && 'opacity-60')}
    >
      {cards.length === 0 ? (
        <NothingFound shown={shown} />
      ) : (
        <CardGrid cards={cards} columns="three" level={2} inView={firstRows} />
      )}
      {hasNewPrices && (
        <p className="mt-5 max-w-[80ch] text-note text-ink-3">{text.listing.newPriceNote}</p>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={pages} hrefOf={to => shown.hrefOf({ page: to })} />
      </div>
    </section>
  )
}
