import { useText } from '#web/text/use-text.tsx'
import { chosenFilters } from './listing-address.ts'
import { useChosenValues } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

type ListStatusProps = { readonly list: Listing; readonly className?: string | undefined }

/**
 * The number of results. It includes the chosen filters, so that each choice is announced even if the number stays
 * the same.
 */
export function ListStatus({ list, className }: ListStatusProps) {
  const { general, listing } = useText()
  const { models, total, sort } = list.listing
  const loaded = { ...list, requested: chosenFilters(list, list.filters) }
  const chosen = useChosenValues(loaded).map(({ label }) => label)
  const announcement = [...chosen, listing.sorts[sort]].join(', ')
  return (
    <p role="status" className={className}>
      {general.products(total)}
      {models ? ` · ${listing.models(models)}` : ''}
      <span className="sr-only">: {announcement}</span>
    </p>
  )
}
