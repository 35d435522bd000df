import { useText } from '#web/text/use-text.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { type ChosenValue, chosenValues } from './filter-words.ts'
import { toggled } from './listing-address.ts'
import { PhoneFilters } from './phone-filters.tsx'
import type { Listing } from './use-listing.ts'
import { useWriteAmount } from './use-write-amount.ts'

/** What is chosen as chips, each a link to the list without it; on a phone beside the button to the filters. */
export const ChosenFilters = ({ shown }: { readonly shown: Listing }) => {
  const { listing } = useText()
  const chosen = useChosenValues(shown)
  return (
    <div className="flex flex-wrap gap-2 lg:col-span-2 lg:row-start-2 lg:empty:hidden">
      <PhoneFilters shown={shown} chosenCount={chosen.length} />
      {chosen.length > 0 && (
        <ul aria-label={listing.chosen} className="contents">
          {chosen.map(({ key, value, label }) => (
            <li key={`${key} ${value}`}>
              <ChipLink
                selected
                removes
                href={shown.hrefOf({ filters: toggled(shown.wanted, key, value) })}
                aria-label={listing.removeFilter(label)}
                className="max-lg:border-line-2 max-lg:bg-paper max-lg:text-ink max-lg:hover:bg-sand"
              >
                {label}
              </ChipLink>
            </li>
          ))}
          <li>
            <ChipLink href={shown.hrefOf({ filters: {} })}>{listing.clear}</ChipLink>
          </li>
        </ul>
      )}
    </div>
  )
}

export const useChosenValues = ({ wanted, listing }: Listing): readonly ChosenValue[] => {
  const text = useText()
  const writeAmount = useWriteAmount()
  return chosenValues(wanted, { text, facets: listing.facets, writeAmount })
}
