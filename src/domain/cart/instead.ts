import type { Result } from '#domain/result.ts'
import type { Cart } from './cart.ts'
import { addBattery, addPhone, type NoSuchPhone } from './edit.ts'
import type { LimitRefusal } from './limits.ts'
import type { BatteryLine, PhoneLine } from './line.ts'
import type { Alternative } from './shelf.ts'

type Instead = {
  readonly alternative: Alternative
  /** Created by the caller. */
  readonly lineId: string
  /** The battery that was dropped together with the device. */
  readonly battery?: BatteryLine | undefined
}

/**
 * Adds the same product in another grade in place of a dropped line, with what the shopper had chosen for that line.
 * No unit is assigned: the next refresh finds one and its facts on the shelf (rules-of-trade.md, Cart).
 */
export function addInstead(
  cart: Cart,
  dropped: PhoneLine,
  { alternative, lineId, battery }: Instead,
): Result<Cart, LimitRefusal | NoSuchPhone> {
  const { productId, listingId, grade, price, productUrl } = alternative
  const added = addPhone(cart, {
    ...dropped,
    productId,
    listingId,
    productUrl,
    id: lineId,
    buyPrice: price,
    naming: { ...dropped.naming, title: dropped.naming.shortTitle },
    device: { ...dropped.device, id: '', grade },
    availability: 'in-stock',
    deviceAccessories: dropped.deviceAccessories.map(piece => ({ ...piece, phoneId: lineId })),
  })
  return added.ok && battery ? addBattery(added.value, { ...battery, phoneId: lineId }) : added
}
