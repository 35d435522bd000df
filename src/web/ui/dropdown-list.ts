import { placeKeys } from '#domain/address/place-names.ts'
import { placeKey } from '#domain/field/place-key.ts'

export type DropdownItem = {
  readonly id: string
  readonly label: string
  /** Shown beside the label; the search finds it too. */
  readonly note?: string
}

/** Items per page; "load more" adds a page (Spec 4.8, 9.1). */
const dropdownPageSize = 100

type DropdownList = {
  readonly shown: readonly DropdownItem[]
  /** Whether items match beyond the pages shown. */
  readonly isCut: boolean
}

/**
 * The search ignores case and whitespace (Spec 5.6), and also accents, the hyphens of "Cluj-Napoca" and the alphabet
 * of "Αθήνα", which is also called Athens.
 */
export function dropdownList(
  items: readonly DropdownItem[],
  query: string,
  pages: number,
): DropdownList {
  const search = placeKey(query)
  const matching =
    search === ''
      ? items
      : items.filter(({ label, note = '' }) =>
          [label, note].flatMap(placeKeys).some(key => key.includes(search)),
        )
  const limit = pages * dropdownPageSize
  return { shown: matching.slice(0, limit), isCut: matching.length > limit }
}

/** The one item whose full label was typed; if two items share a name, the customer must choose. */
export function typedWhole(
  items: readonly DropdownItem[],
  query: string,
): DropdownItem | undefined {
  const search = placeKey(query)
  const matching = search === '' ? [] : items.filter(item => placeKeys(item.label).includes(search))
  return matching.length === 1 ? matching[0] : undefined
}
