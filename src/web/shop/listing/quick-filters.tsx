import { priceSteps } from '#domain/device/price-steps.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import { FilterLink } from './filter-link.tsx'
import { labelOf } from './filter-text.ts'
import { useLabels } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

/** A shorter list needs no prices to choose from. */
const longList = 24
const shownModels = 4

/** The most usual next choices as chips beside the chosen ones: a price, and a model where models are a filter. */
export function QuickFilters({ list }: { readonly list: Listing }) {
  const labels = useLabels(list)
  const choices = quickChoices(list)
  if (choices.length === 0) return undefined
  return (
    <ul aria-label={labels.text.listing.quick}>
      {choices.map(([key, value]) => (
        <li key={`${key} ${value}`}>
          <FilterLink list={list} filters={{ ...list.requested, [key]: [value] }}>
            {labelOf(key, value, labels)}
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}

function quickChoices({
  requested,
  listing,
  model,
}: Listing): readonly (readonly [FilterKey, string])[] {
  const { facets, priceRange, total } = listing
  const models =
    requested.model || model ? [] : (facets.find(({ key }) => key === 'model')?.items ?? [])
  const prices = requested.price || total < longList ? [] : priceSteps(priceRange)
  return [
    ...prices.map(value => ['price', value] as const),
    ...models.slice(0, shownModels).map(({ value }) => ['model', value] as const),
  ]
}
