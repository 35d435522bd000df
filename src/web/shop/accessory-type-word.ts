import { ownEntry } from '#domain/own-entry.ts'
import type { Catalogue } from '#web/text/catalogue.ts'

/** A type of accessories in the shopper's language; an address may name any type. */
export function accessoryTypeWord(
  type: string,
  { accessories: { types } }: Pick<Catalogue, 'accessories'>,
): string {
  return ownEntry(types, type) ?? type
}
