import { type Result, refuse } from '#domain/result.ts'
import type { Cart } from './cart.ts'
import { addAccessory, type NoSuchPhone, phoneOf } from './edit.ts'
import type { LimitRefusal } from './limits.ts'
import type { AccessoryOffer, PhoneLine } from './line.ts'
import { freeProtectorOf } from './protector-price.ts'

export type ProtectorRefusal =
  | LimitRefusal
  | NoSuchPhone
  | { readonly kind: 'protector-not-offered'; readonly id: string }
  | { readonly kind: 'protector-taken'; readonly phoneId: string }

/** The free protectors offered for a phone line; none if it has its protector already, or if no protector fits. */
export function freeProtectorsFor(phone: PhoneLine): readonly AccessoryOffer[] {
  return freeProtectorOf(phone)
    ? []
    : phone.deviceAvailableAccessories.filter(offer => offer.isFreeProtector)
}

/**
 * One free screen protector for each phone; the second is refused. `lineId` is created by the caller (Spec 3.4, free
 * screen protectors).
 */
export function addFreeProtector(
  cart: Cart,
  phoneId: string,
  { id, lineId }: { readonly id: string; readonly lineId: string },
): Result<Cart, ProtectorRefusal> {
  const phone = phoneOf(cart, phoneId)
  if (!phone) return refuse({ kind: 'no-such-phone', phoneId })
  if (freeProtectorOf(phone)) return refuse({ kind: 'protector-taken', phoneId })
  const offer = freeProtectorsFor(phone).find(each => each.id === id)
  if (!offer) return refuse({ kind: 'protector-not-offered', id })
  const { name, price, type } = offer
  return addAccessory(cart, {
    lineId,
    id,
    name,
    price,
    type,
    phoneId,
    isActive: true,
    isWrappingTax: false,
    origin: 'Default',
  })
}
