import type { Cart } from './cart.ts'

/** The top-level keys that a cart shares through the cloud: what was chosen, not how this browser shows it. */
export const sharedKeys = [
  'cartId',
  'currency',
  'phoneCart',
  'accessoryCart',
  'batteryCart',
  'giftWrap',
  'promo',
  'checkoutStep',
  'expireAt',
] as const
export type SharedKey = (typeof sharedKeys)[number]

/** The part of a cart that is written to its document. */
export type SharedCart = Pick<Cart, SharedKey>

/**
 * The cloud document of one member in one market (Spec 3.4, 4.5). `revision` counts its writes; 0 is a document that was
 * never written. `timestamp` is set by the server, in milliseconds, and only increases. `removed` are the ids of removed
 * lines: they also stay out of a cart that never saw the removal.
 */
export type CartDocument = {
  readonly revision: number
  readonly timestamp: number
  readonly stateVersion: string
  readonly cart: SharedCart
  readonly removed: readonly string[]
}

export function sharedOf(cart: SharedCart): SharedCart {
  return {
    cartId: cart.cartId,
    currency: cart.currency,
    phoneCart: cart.phoneCart,
    accessoryCart: cart.accessoryCart,
    batteryCart: cart.batteryCart,
    giftWrap: cart.giftWrap,
    ...(cart.promo ? { promo: cart.promo } : {}),
    checkoutStep: cart.checkoutStep,
    expireAt: cart.expireAt,
  }
}

/** The response for a document that was never written: an empty cart. */
export function unwrittenDocument(empty: Cart): CartDocument {
  return {
    revision: 0,
    timestamp: 0,
    stateVersion: empty.stateVersion,
    cart: sharedOf(empty),
    removed: [],
  }
}
