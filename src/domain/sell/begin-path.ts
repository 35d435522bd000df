import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** In the address: what was told of another device before is forgotten. */
export const beginKey = 'begin'

/** Where the form of a question goes that begins a walk anew. */
export function beginPath(market: Market, step: 'intro' | 'model'): string {
  return buildUrl(market, 'sell-step', [step], [[beginKey, '1']])
}
