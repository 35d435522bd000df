import { fold } from '#domain/field/fold.ts'

export type DropdownItem = { readonly id: string; readonly label: string }

/** Items per page; "load more" adds a page (Spec 4.8, 9.1). */
const dropdownPageSize = 100

type DropdownList = {
  readonly shown: readonly DropdownItem[]
  /** Whether items match beyond the pages shown. */
  readonly isCut: boolean
}

/** The search ignores case and whitespace (Spec 5.6), and also accents and the hyphens of "Cluj-Napoca". */
function searchable(text: string): string {
  return fold(text).replace(/[-–.,]/g, '')
}

export function dropdownList(
  items: readonly DropdownItem[],
  query: string,
  pages: number,
): DropdownList {
  const search = searchable(query)
  const matching =
    search === '' ? items : items.filter(item => searchable(item.label).includes(search))
  const limit = pages * dropdownPageSize
  return { shown: matching.slice(0, limit), isCut: matching.length > limit }
}

/** The one item whose full label was typed; if two items share a name, the customer must choose. */
export function typedWhole(
  items: readonly DropdownItem[],
  query: string,
): DropdownItem | undefined {
  const search = searchable(query)
  const matching = search === '' ? [] : items.filter(item => searchable(item.label) === search)
  return matching.length === 1 ? matching[0] : undefined
}
