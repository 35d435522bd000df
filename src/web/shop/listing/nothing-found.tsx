import { categoryPath } from '#domain/market/build-url.ts'
import { categories } from '#domain/market/category.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { categoryLabel } from '../category-word.ts'
import { FilterLink } from './filter-link.tsx'
import { toggled } from './listing-address.ts'
import { useChosenValues } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

/** Always offers a way to continue: each filter that can be removed, or the other categories. */
export function NothingFound({ list }: { readonly list: Listing }) {
  const { listing } = useText()
  const chosen = useChosenValues(list)
  if (chosen.length === 0) return <NothingInStock />
  return (
    <EmptyState
      title={listing.nothing}
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {chosen.map(({ key, value, label }) => (
            <li key={`${key} ${value}`}>
              <FilterLink list={list} filters={toggled(list.requested, key, value)}>
                {listing.without(
                  key === 'price' ? `${listing.filterNames.price.toLowerCase()} ${label}` : label,
                )}
              </FilterLink>
            </li>
          ))}
          <li>
            <FilterLink list={list} filters={{}} selected>
              {listing.clear}
            </FilterLink>
          </li>
        </ul>
      }
    >
      {listing.nothingText}
    </EmptyState>
  )
}

function NothingInStock() {
  const text = useText()
  const { market, base } = useMarket()
  return (
    <EmptyState
      title={text.listing.nothingInStock}
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(category => (
            <li key={category}>
              <ChipLink href={base + categoryPath(market, category)}>
                {categoryLabel(category, text)}
              </ChipLink>
            </li>
          ))}
        </ul>
      }
    >
      {text.listing.nothingInStockText}
    </EmptyState>
  )
}
