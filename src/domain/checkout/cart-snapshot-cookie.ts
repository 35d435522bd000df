import type { Market } from '#domain/market/market.ts'

/** The cookie that holds a market's cart snapshot for the server, as JSON in base64. */
export function cartSnapshotCookie(market: Market): string {
  return `kintsu-sketch-${market}`
}
