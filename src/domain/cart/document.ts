import type { Cart } from './cart.ts'

/** The top-level keys a cart shares through the cloud: what was chosen, not what this browser shows of it. */
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

/** What of a cart is written to its document. */
export type SharedCart = Pick<Cart, SharedKey>

/**
 * Spec 3.4, 4.5: the cloud document of one member in one market. `revision` counts its writes; 0 is a document nobody wrote
 * yet. `timestamp` is given by the server, milliseconds, and only rises. `removed` are the line ids taken out of it: they
 * stay out of a cart that never saw them taken out.
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

/** What is answered of a document nobody wrote yet: an empty cart. */
export function unwrittenDocument(empty: Cart): CartDocument {
  return {
    revision: 0,
    timestamp: 0,
    stateVersion: empty.stateVersion,
    cart: sharedOf(empty),
    removed: [],
  }
}
