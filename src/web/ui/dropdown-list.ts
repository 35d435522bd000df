import { fold } from '#domain/field/fold.ts'

export type DropdownItem = { readonly id: string; readonly label: string }

/** Spec 4.8, 9.1: items a page; load-more adds a page. */
const dropdownPageSize = 100

type DropdownList = {
  readonly shown: readonly DropdownItem[]
  /** Matching items beyond the pages shown. */
  readonly isCut: boolean
}

/** Spec 5.6: the search ignores case and whitespace; accents too, and the hyphens of "Cluj-Napoca". */
function searchable(text: string): string {
  return fold(text).replace(/[-–.,]/g, '')
}

export function dropdownList(
  items: readonly DropdownItem[],
  query: string,
  pages: number,
): DropdownList {
  const requested = searchable(query)
  const matching =
    requested === '' ? items : items.filter(item => searchable(item.label).includes(requested))
  const room = pages * dropdownPageSize
  return { shown: matching.slice(0, room), isCut: matching.length > room }
}

/** The one item whose label was typed whole; two of one name need a choice. */
export function typedWhole(
  items: readonly DropdownItem[],
  query: string,
): DropdownItem | undefined {
  const requested = searchable(query)
  const same = requested === '' ? [] : items.filter(item => searchable(item.label) === requested)
  return same.length === 1 ? same[0] : undefined
}
