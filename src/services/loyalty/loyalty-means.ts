import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { EarningStore } from '#store/loyalty/earning.ts'
import type { PointStore } from '#store/loyalty/points.ts'
import type { Sql } from '#store/transaction.ts'

/** Whose points, and of which market: they are worth something in its money alone. */
export type PointOwner = { readonly userId: string; readonly market: Market }

/** What the services of points work on. */
export type LoyaltyDeps = {
  readonly sql: Sql
  /** Holds a lock on each of the names meanwhile; a refusal undoes all of it. */
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly points: PointStore
  readonly earning: EarningStore
  readonly loyaltyOf: (market: Market) => LoyaltySettings
  readonly now: () => Date
}

/** Whoever reckons with somebody's points waits for whoever does so already. */
export function lockOf({ userId, market }: PointOwner): string {
  return `points ${market} ${userId}`
}
