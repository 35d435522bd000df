import type { ComponentProps, MouseEvent } from 'react'
import type { Filters } from '#domain/market/filters.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import type { Listing } from './use-listing.ts'

type FilterLinkProps = Omit<ComponentProps<typeof ChipLink>, 'href' | 'onClick'> & {
  readonly list: Listing
  readonly filters: Filters
}

/** The id of a list's heading. */
export const listTitleId = 'list-title'

/**
 * A link to the list with other filters. With JavaScript the list changes in place; the chip disappears, so focus
 * moves to the heading above it.
 */
export function FilterLink({ list, filters, ...rest }: FilterLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    document.getElementById(listTitleId)?.focus({ preventScroll: true })
    list.applyFilters(filters)
  }
  return <ChipLink {...rest} href={list.hrefOf({ filters })} onClick={onClick} />
}
