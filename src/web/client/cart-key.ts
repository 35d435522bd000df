import { cartStorageKey } from '#domain/cart/cart.ts'
import type { Market } from '#domain/market/market.ts'

/** One cart has one market; a key each, so that switching market never costs the other cart. */
export const cartKeyOf = (market: Market): string => `${cartStorageKey}-${market}`
