import type { NoSuchPhone } from '#domain/cart/edit.ts'
import type { GiftWrapRefusal } from '#domain/cart/gift-wrap.ts'
import type { LimitRefusal } from '#domain/cart/limits.ts'
import type { ServiceRefusal } from '#domain/cart/service.ts'
import type { Catalogue } from '#web/text/catalogue.ts'

export type CartRefusal = LimitRefusal | NoSuchPhone | GiftWrapRefusal | ServiceRefusal

/** Why an edit of the cart was refused, as the shopper reads it. */
export const cartRefusalText = (
  { cart, general }: Pick<Catalogue, 'cart' | 'general'>,
  refusal: CartRefusal,
): string => {
  switch (refusal.kind) {
    case 'too-many-items':
      return cart.tooManyItems(refusal.max)
    case 'too-many-limited':
      return cart.tooManyLimited(refusal.max, general.category[refusal.deviceType])
    case 'gift-wrap-not-offered':
      return cart.noGiftWrap
    case 'gift-wrap-not-for-device':
      return cart.noGiftWrapFor(general.category[refusal.deviceType])
    case 'no-such-phone':
    case 'service-not-available':
      return general.failure
  }
}
