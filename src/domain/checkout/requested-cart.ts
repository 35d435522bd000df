import type { Cart } from '#domain/cart/cart.ts'
import { accessoriesOf } from '#domain/cart/edit.ts'
import { giftWrapOf } from '#domain/cart/gift-wrap.ts'
import type { Market } from '#domain/market/market.ts'

/** The requested unit of one line; without a price, as the server has its own. */
export type RequestedPhone = {
  readonly lineId: string
  readonly listingId: string
  readonly productId: string
  readonly unitId: string
  readonly serviceIds: readonly string[]
  readonly batteryId?: string
}

export type RequestedAccessory = {
  readonly lineId: string
  readonly id: string
  readonly phoneId?: string
}

/** The requested items of a cart, without any price. A quantity is expressed as a number of lines. */
export type RequestedCart = {
  readonly cartId: string
  readonly market: Market
  readonly phones: readonly RequestedPhone[]
  readonly accessories: readonly RequestedAccessory[]
  readonly giftWrap: 'wrapped' | 'plain'
  readonly promoCode?: string
}

export function requestedOf(cart: Cart): RequestedCart {
  return {
    cartId: cart.cartId,
    market: cart.market,
    phones: cart.phoneCart.map(phone => {
      const battery = cart.batteryCart.find(({ phoneId }) => phoneId === phone.id)
      return {
        lineId: phone.id,
        listingId: phone.listingId,
        productId: phone.productId,
        unitId: phone.device.id,
        serviceIds: phone.selectedExtraServices.map(service => service.id),
        ...(battery ? { batteryId: battery.id } : {}),
      }
    }),
    accessories: accessoriesOf(cart)
      .filter(accessory => !accessory.isWrappingTax)
      .map(({ lineId, id, phoneId }) => ({
        lineId,
        id,
        ...(phoneId === undefined ? {} : { phoneId }),
      })),
    giftWrap: giftWrapOf(cart) ? 'wrapped' : 'plain',
    ...(cart.promo ? { promoCode: cart.promo.code } : {}),
  }
}
