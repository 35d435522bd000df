import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type Sort, sorts } from '#domain/device/sort.ts'
import { useText } from '#web/text/use-text.tsx'
import type { Listing } from './use-listing.ts'

type SortChoiceProps = {
  readonly list: Listing
  /** The sort orders that make sense for this list; default: all. */
  readonly offered?: readonly Sort[] | undefined
}

/** Part of the filter form; sent with it without JavaScript. */
export function SortChoice({ list, offered = sorts }: SortChoiceProps) {
  const { listing } = useText()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="max-sm:sr-only">
        {listing.sort}:
      </label>
      <span className="relative">
        <select
          id={id}
          name="sort"
          form="filter-form"
          value={list.listing.sort}
          onChange={event => list.sortBy(event.target.value as Sort)}
          className="sort-select"
        >
          {offered.map(sort => (
            <option key={sort} value={sort}>
              {listing.sorts[sort]}
            </option>
          ))}
        </select>
        <ChevronDown size={15} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <noscript>
        <button type="submit" form="filter-form" className="min-h-8 px-2 font-bold underline">
          {listing.apply}
        </button>
      </noscript>
    </>
  )
}
