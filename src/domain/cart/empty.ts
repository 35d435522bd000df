import type { Market } from '#domain/market/market.ts'
import type { Cart } from './cart.ts'
import { expireAtOf } from './expiry.ts'
import type { CartSettings } from './settings.ts'

/** The default checkout step name (Spec 2.2). */
const defaultCheckoutStep = 'COSUL_MEU'

/** A cart with its defaults. `now` is in milliseconds, `cartId` is a UUID created by the caller (Spec 3.4). */
export function emptyCart(
  market: Market,
  settings: CartSettings,
  now: number,
  cartId: string,
): Cart {
  return {
    cartId,
    market,
    currency: settings.currency,
    phoneCart: [],
    accessoryCart: [],
    batteryCart: [],
    giftWrap: {
      isActive: settings.giftWrap.isActive,
      isWrappingTax: settings.giftWrap.isWrappingTax,
    },
    timestamp: now,
    expireAt: expireAtOf(now, settings.expiryMonths),
    stateVersion: settings.stateVersion,
    checkoutStep: defaultCheckoutStep,
    showCart: false,
    warranty: settings.warranty,
    returnDays: settings.returnDays,
    cartLimitations: settings.cartLimitations,
    mergeCartAfterLogin: false,
  }
}

/** The same cart without its contents: lines, promo, step and delivery are removed, the identity is preserved. */
export function emptied(cart: Cart): Cart {
  const { promo: _promo, deliveryData: _deliveryData, ...rest } = cart
  return {
    ...rest,
    phoneCart: [],
    accessoryCart: [],
    batteryCart: [],
    checkoutStep: defaultCheckoutStep,
  }
}
