import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Sql } from '#store/transaction.ts'

/** The member and the market of the points: they only have a value in the market's currency. */
export type PointOwner = { readonly userId: string; readonly market: Market }

/** The dependencies of the loyalty services. */
export type LoyaltyDeps = {
  readonly sql: Sql
  /** Holds a lock on each of the names during the transaction; a refusal rolls it back. */
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly loyaltyOf: (market: Market) => LoyaltySettings
  readonly now: () => Date
}

/** Calculations with the points of one member run one at a time. */
export function lockOf({ userId, market }: PointOwner): string {
  return `points ${market} ${userId}`
}
