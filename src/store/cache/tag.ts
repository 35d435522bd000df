import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'

/**
 * What a stored response depends on. Triggers write the tags of what a transaction changes (migration 0001).
 *
 * - `listing:ID`: anything of a listing, its stock and price included
 * - `model:ID`: which listings a model has, which of them are in stock, and their prices
 * - `list:MARKET:TYPE`: the same of all devices of a type in a market
 * - `figures`: what the markets sold and bought
 * - `everything`: every stored response
 * - `unfinished`: noted by a response that lacks something it did not wait for, which is not stored
 */
export type Tag =
  | `listing:${string}`
  | `model:${string}`
  | `list:${Market}:${DeviceType}`
  | 'catalogue'
  | 'accessories'
  | 'buyback'
  | 'content'
  | 'reviews'
  | 'figures'
  | 'places'
  | 'everything'
  | 'unfinished'

export function listTags(market: Market, types: readonly DeviceType[]): readonly Tag[] {
  return ['catalogue', ...types.map(type => `list:${market}:${type}` as const)]
}
