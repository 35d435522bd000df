import type { ComponentProps, MouseEvent } from 'react'
import type { Filters } from '#domain/market/filters.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import type { LinkedList } from './use-listing.ts'

type FilterLinkProps = Omit<ComponentProps<typeof ChipLink>, 'href' | 'onClick'> & {
  readonly list: LinkedList
  readonly filters: Filters
}

/** The id of a list's heading. */
export const listTitleId = 'list-title'

/**
 * A link to the list with other filters. With JavaScript the list changes in place; the chip disappears, so focus
 * moves to the heading above it.
 */
export function FilterLink({ list, filters, ...rest }: FilterLinkProps) {
  return <ChipLink {...rest} {...filterLink(list, filters, { preventScroll: true })} />
}

/** The same for a plain link, from anywhere on the page: the heading comes into view. */
export function filterLink(list: LinkedList, filters: Filters, focus?: FocusOptions) {
  const onClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    list.applyFilters(filters)
    document.getElementById(listTitleId)?.focus(focus)
  }
  return { href: list.hrefOf({ filters }), onClick }
}
