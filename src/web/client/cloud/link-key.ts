import type { Market } from '#domain/market/market.ts'

/** Beside a cart that is a member's; its number changes when a kept link can no longer be read. */
export function linkKeyOf(market: Market): string {
  return `kintsu-cart-link-1-${market}`
}
