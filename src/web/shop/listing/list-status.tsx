import { useText } from '#web/text/use-text.tsx'
import { chosenFilters } from './listing-address.ts'
import { useChosenValues } from './use-chosen-values.ts'
import type { Listing } from './use-listing.ts'

type ListStatusProps = { readonly shown: Listing; readonly className?: string | undefined }

/**
 * The number of results. It includes the chosen filters, so that each choice is announced even if the number stays
 * the same.
 */
export function ListStatus({ shown, className }: ListStatusProps) {
  const { general, listing } = useText()
  const answered = { ...shown, requested: chosenFilters(shown, shown.filters) }
  const chosen = useChosenValues(answered).map(({ label }) => label)
  const request = [...chosen, listing.sorts[shown.listing.sort]].join(', ')
  return (
    <p role="status" className={className}>
      {general.products(shown.listing.total)}
      <span className="sr-only">: {request}</span>
    </p>
  )
}
