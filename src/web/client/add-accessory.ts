import { addAccessory, type NoSuchPhone, removeAccessory } from '#domain/cart/edit.ts'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { AccessoryCard } from '#domain/device/accessory-listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { type CartPlace, changeCart } from './cart-store.ts'
import { newId } from './new-id.ts'

/** Adds one more piece, sold without a phone; returns a function that removes that piece again. */
export function addLooseAccessory(
  { id, name, price, type }: Pick<AccessoryCard, 'id' | 'name' | 'price' | 'type'>,
  place: CartPlace,
): Result<() => void, LimitRefusal | NoSuchPhone> {
  const lineId = newId()
  const piece = { lineId, id, name, price, type, isActive: true, isWrappingTax: false }
  const added = changeCart(place, cart => addAccessory(cart, { ...piece, origin: 'Default' }))
  if (!added.ok) return added
  return ok(() => void changeCart(place, cart => ok(removeAccessory(cart, lineId))))
}
