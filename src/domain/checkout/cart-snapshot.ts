import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import { type RequestedCart, requestedOf } from './requested-cart.ts'

/**
 * The snapshot of a browser's cart with which the server renders its pages: no names, and no price except the total, in
 * minor units. `timestamp` identifies the state of the cart, in milliseconds since 1970.
 */
export type CartSnapshot = RequestedCart & { readonly timestamp: number; readonly total: number }

export function cartSnapshot(cart: Cart): CartSnapshot {
  return {
    ...requestedOf(cart),
    timestamp: cart.timestamp,
    total: summaryOf(cart).total.minor,
  }
}
