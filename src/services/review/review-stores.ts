import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { ReviewSettings } from '#domain/review/review-status.ts'
import type { Sql } from '#store/transaction.ts'
import type { Tries } from '../identity/tries.ts'
import type { ReviewTokens } from './review-tokens.ts'

/** The dependencies of the review services. */
export type ReviewStores = {
  readonly sql: Sql
  /** A refusal rolls the transaction back. */
  readonly transaction: <T, Refusal>(
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly tokens: ReviewTokens
  readonly settingsOf: (market: Market) => ReviewSettings
  readonly callerHash: (address: string) => string
  /** Counts how often one caller wrote or reported recently. */
  readonly tries: Tries
  readonly now: () => Date
}
