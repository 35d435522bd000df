import type { AccessoryType } from '#domain/device/accessory-listing.ts'
import type { Catalogue } from '#web/text/catalogue.ts'

/** A type of accessories in the shopper's language; an address may name any type. */
export const accessoryTypeWord = (
  type: string,
  { accessories: { types } }: Pick<Catalogue, 'accessories'>,
): string => (Object.hasOwn(types, type) ? types[type as AccessoryType] : type)
