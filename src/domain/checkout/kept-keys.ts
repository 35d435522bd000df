import { cartStorageKey } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'

// One cart has one market; a key each, so that switching market never costs the other cart. A key's number changes only when what is
// stored under it can no longer be read at all.
export function cartKeyOf(market: Market): string {
  return `${cartStorageKey}-${market}`
}
export function checkoutKeyOf(market: Market): string {
  return `kintsu-checkout-1-${market}`
}
export function pendingOrderKeyOf(market: Market): string {
  return `kintsu-pending-order-1-${market}`
}
