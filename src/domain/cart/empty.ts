import type { Market } from '#domain/market/market.ts'
import type { Cart } from './cart.ts'
import { expireAtOf } from './expiry.ts'
import type { CartSettings } from './settings.ts'

/** Spec 2.2: the default checkout step name. */
const defaultCheckoutStep = 'COSUL_MEU'

/** Spec 3.4: a cart with its defaults. `now` in milliseconds, `cartId` a uuid of the caller's making. */
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

/** The same cart without what was in it: its lines, promo, step and delivery are gone, its identity stays. */
export function emptied(cart: Cart): Cart {
  const { promo: _promo, deliveryData: _deliveryData, ...stored } = cart
  return {
    ...stored,
    phoneCart: [],
    accessoryCart: [],
    batteryCart: [],
    checkoutStep: defaultCheckoutStep,
  }
}
