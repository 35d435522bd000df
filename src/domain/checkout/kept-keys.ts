import { cartStorageKey } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'

// One cart has one market; a key each, so that switching market never costs the other cart. A key's number changes only when what is
// stored under it can no longer be read at all.
export const cartKeyOf = (market: Market): string => `${cartStorageKey}-${market}`
export const checkoutKeyOf = (market: Market): string => `kintsu-checkout-1-${market}`
export const pendingOrderKeyOf = (market: Market): string => `kintsu-pending-order-1-${market}`
