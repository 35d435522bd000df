import type { Market } from '#domain/market/market.ts'

/** The cookie in which the server is told of a market's cart (sketch.ts), as JSON in base64. */
export const sketchCookieOf = (market: Market): string => `kintsu-sketch-${market}`
