import type { Market } from '#domain/market/market.ts'

/** Stored beside a cart that belongs to a member; its number changes when a stored link can no longer be read. */
export function linkKeyOf(market: Market): string {
  return `kintsu-cart-link-1-${market}`
}
