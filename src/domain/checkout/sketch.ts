import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import { type RequestedCart, requestedOf } from './wanted.ts'

/**
 * What the server is told of a browser's cart to draw its pages with: no name and no price but what it came to, in minor units.
 * `timestamp` says which state of the cart this is, in milliseconds since 1970.
 */
export type CartSnapshot = RequestedCart & { readonly timestamp: number; readonly total: number }

export function cartSnapshot(cart: Cart): CartSnapshot {
  return {
    ...requestedOf(cart),
    timestamp: cart.timestamp,
    total: summaryOf(cart).total.minor,
  }
}
