import { useText } from '#web/text/use-text.tsx'
import { FilterLink } from './filter-link.tsx'
import { toggled } from './listing-address.ts'
import { PhoneFilters } from './phone-filters.tsx'
import { useChosenValues } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

/** The chosen filters as chips, each a link to the list without it; on a phone beside the button for the filters. */
export function ChosenFilters({ list }: { readonly list: Listing }) {
  const { listing } = useText()
  const chosen = useChosenValues(list)
  return (
    <div className="flex flex-wrap gap-2 lg:col-span-2 lg:row-start-2 lg:empty:hidden">
      <PhoneFilters list={list} chosenCount={chosen.length} />
      {chosen.length > 0 && (
        <ul aria-label={listing.chosen} className="contents">
          {chosen.map(({ key, value, label }) => (
            <li key={`${key} ${value}`}>
              <FilterLink
                list={list}
                filters={toggled(list.requested, key, value)}
                selected
                removes
                aria-label={listing.removeFilter(label)}
                className="max-lg:border-line-2 max-lg:bg-paper max-lg:text-ink max-lg:hover:bg-sand"
              >
                {label}
              </FilterLink>
            </li>
          ))}
          <li>
            <FilterLink list={list} filters={{}}>
              {listing.clear}
            </FilterLink>
          </li>
        </ul>
      )}
    </div>
  )
}
