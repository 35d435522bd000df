import { useText } from '#web/text/use-text.tsx'
import { FilterLink } from './filter-link.tsx'
import { toggled } from './listing-address.ts'
import { PhoneFilters } from './phone-filters.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { useChosenValues } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

/**
 * The chosen filters as chips, each a link to the list without it, and the most usual next choices; on a phone in one row
 * with the button for the filters.
 */
export function ChosenFilters({ list }: { readonly list: Listing }) {
  const { listing } = useText()
  const chosen = useChosenValues(list)
  return (
    <div className="list-chips">
      <PhoneFilters list={list} chosenCount={chosen.length} />
      {chosen.length > 0 && (
        <ul aria-label={listing.chosen}>
          {chosen.map(({ key, value, label }) => (
            <li key={`${key} ${value}`}>
              <FilterLink
                list={list}
                filters={toggled(list.requested, key, value)}
                selected
                removes
                aria-label={listing.removeFilter(label)}
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
      <QuickFilters list={list} />
    </div>
  )
}
