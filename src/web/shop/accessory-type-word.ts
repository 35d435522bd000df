import { ownEntry } from '#domain/own-entry.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

/** The label of an accessory type in the page's language; a URL may contain any type. */
export function accessoryTypeLabel(
  type: string,
  { accessories: { types } }: Pick<Catalogue, 'accessories'>,
): string {
  return ownEntry(types, type) ?? type
}
