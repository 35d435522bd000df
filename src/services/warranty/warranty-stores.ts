import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Sql } from '#store/transaction.ts'
import type { InboundBooking } from '../inbound/book-inbound.ts'

/** The dependencies of the warranty services. */
export type WarrantyStores = {
  readonly sql: Sql
  /** Commits `work`; rolls back if it refuses or throws. */
  readonly transaction: <T, Refusal>(
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly booking: InboundBooking
  readonly settingsOf: (market: Market) => MarketSettings
  readonly now: () => Date
}
