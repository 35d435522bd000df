import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** Query parameter that discards the answers about an earlier device. */
export const beginKey = 'begin'

/** The form action of a question that starts a new trade-in. */
export function beginPath(market: Market, step: 'intro' | 'model'): string {
  return buildUrl(market, 'sell-step', [step], [[beginKey, '1']])
}
