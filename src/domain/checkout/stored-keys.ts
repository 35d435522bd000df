import { cartStorageKey } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'

// One cart has one market, and each market has its own key, so that switching the market never loses the other cart. A
// key's number changes only if the stored value can no longer be read at all.
export function cartKeyOf(market: Market): string {
  return `${cartStorageKey}-${market}`
}
export function checkoutKeyOf(market: Market): string {
  return `kintsu-checkout-1-${market}`
}
export function pendingOrderKeyOf(market: Market): string {
  return `kintsu-pending-order-1-${market}`
}
