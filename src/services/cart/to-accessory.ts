import type { Accessory } from '#domain/cart/line.ts'
import type { RequestedAccessory } from '#domain/checkout/requested-cart.ts'
import type { AccessoryRow } from '#store/cart/accessories.ts'

/** One piece of an accessory at the shop's own price. */
export function toAccessory(
  { id, name, price, type }: AccessoryRow,
  { lineId, phoneId }: Pick<RequestedAccessory, 'lineId' | 'phoneId'>,
): Accessory {
  return {
    lineId,
    id,
    name,
    price,
    isActive: true,
    isWrappingTax: false,
    type,
    ...(phoneId === undefined ? {} : { phoneId }),
    origin: '',
  }
}
