import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'

/** Query parameter that discards the answers about an earlier device. */
export const beginKey = 'begin'

/** Query parameter: the listing that the seller wants to buy with the payout. */
export const exchangeKey = 'towards'

/** Query parameter: the configuration that was chosen together with the model, before the questions. */
export const itemKey = 'item'

/** The path that remembers what the payout is for, and leads to the open question. */
export function exchangePath(market: Market, listingId: string): string {
  return buildUrl(market, 'sell-step', ['intro'], [[exchangeKey, listingId]])
}

/** The form action of a question that starts a new trade-in, towards a listing if it is meant for one. */
export function beginPath(market: Market, step: 'intro' | 'model', towards?: string): string {
  const exchange = towards === undefined ? [] : [[exchangeKey, towards] as const]
  return buildUrl(market, 'sell-step', [step], [[beginKey, '1'], ...exchange])
}
