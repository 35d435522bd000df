import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import { type WantedCart, wantedOf } from './wanted.ts'

/**
 * What the server is told of a browser's cart to draw its pages with: no name and no price but what it came to, in minor units.
 * `timestamp` says which state of the cart this is, in milliseconds since 1970.
 */
export type CartSketch = WantedCart & { readonly timestamp: number; readonly total: number }

export function sketchOf(cart: Cart): CartSketch {
  return {
    ...wantedOf(cart),
    timestamp: cart.timestamp,
    total: summaryOf(cart).total.minor,
  }
}
