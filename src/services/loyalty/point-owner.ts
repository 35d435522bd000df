import type { Market } from '#domain/market/market.ts'

/** The member and the market of the points: they only have a value in the market's currency. */
export type PointOwner = { readonly userId: string; readonly market: Market }

/** Calculations with the points of one member run one at a time. */
export function lockOf({ userId, market }: PointOwner): string {
  return `points ${market} ${userId}`
}
