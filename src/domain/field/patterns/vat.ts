import type { Market } from '#domain/market/market.ts'
import { vatNumbers } from '../company-numbers-by-market.ts'
import { isCompactMatch } from './compact.ts'

export function isVat(market: Market, value: string): boolean {
  return isCompactMatch(value, vatNumbers[market])
}
