import { searchKey } from '#domain/device/listing-query.ts'
import { filterKeys, localFilterKeys } from '#domain/market/filter-keys.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { Listing } from './use-listing.ts'

/** What the form sends besides its checkboxes: the search text, the keys it implies, and choices without a checkbox. */
export function HiddenFields({ shown }: { readonly shown: Listing }) {
  const names = localFilterKeys[useMarket().market]
  const { search } = shown
  const boxless = filterKeys.flatMap(key =>
    key === 'price'
      ? []
      : (shown.requested[key] ?? [])
          .filter(value => !hasBox(shown, key, value))
          .map(value => [names[key], value] as const),
  )
  // An implied key is sent even if its checkboxes are cleared: otherwise the search text would imply it again.
  const implied = filterKeys
    .filter(key => search?.implied[key])
    .map(key => [names[key], ''] as const)
  const text = search ? [[searchKey, search.text] as const] : []
  return [...text, ...implied, ...boxless].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function hasBox({ listing }: Listing, key: string, value: string) {
  return listing.facets.some(
    facet => facet.key === key && facet.items.some(item => item.value === value),
  )
}
