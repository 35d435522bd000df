import type { Result } from '#domain/result.ts'
import type { Cart } from './cart.ts'
import { addBattery, addPhone, type NoSuchPhone } from './edit.ts'
import type { LimitRefusal } from './limits.ts'
import type { BatteryLine, PhoneLine } from './line.ts'
import type { Alternative } from './shelf.ts'

type Instead = {
  readonly alternative: Alternative
  /** Of the caller's making. */
  readonly lineId: string
  /** The one that was dropped along with the device. */
  readonly battery?: BatteryLine | undefined
}

/**
 * rules-of-trade.md, Cart: the same product in another grade, in the place of a line that was dropped and with
 * what the shopper had chosen for it. No unit is named: the next refresh finds one and what the shelf says of it.
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
