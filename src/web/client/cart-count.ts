import type { Market } from '#domain/market/market.ts'

/** How many items the browser's cart holds; 0 on the server. */
export const useCartCount = (_market: Market): number => 0
