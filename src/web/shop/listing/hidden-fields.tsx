import { searchKey } from '#domain/device/listing-query.ts'
import { filterKeys, localFilterKeys } from '#domain/market/filter-keys.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { Listing } from './use-listing.ts'

/** What the form sends besides its checkboxes: the search text, the keys it implies, and choices without a checkbox. */
export function HiddenFields({ list }: { readonly list: Listing }) {
  const names = localFilterKeys[useMarket().market]
  const { search } = list
  const withoutCheckbox = filterKeys.flatMap(key =>
    key === 'price'
      ? []
      : (list.requested[key] ?? [])
          .filter(value => !hasCheckbox(list, key, value))
          .map(value => [names[key], value] as const),
  )
  // An implied key is sent even if its checkboxes are cleared: otherwise the search text would imply it again.
  const implied = filterKeys
    .filter(key => search?.implied[key])
    .map(key => [names[key], ''] as const)
  const text = search ? [[searchKey, search.text] as const] : []
  return [...text, ...implied, ...withoutCheckbox].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function hasCheckbox({ listing }: Listing, key: string, value: string) {
  return listing.facets.some(
    facet => facet.key === key && facet.items.some(item => item.value === value),
  )
}
