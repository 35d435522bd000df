import type { Market } from '#domain/market/market.ts'

/** The cookie in which the server is told of a market's cart (sketch.ts), as JSON in base64. */
export function cartSnapshotCookie(market: Market): string {
  return `kintsu-sketch-${market}`
}
