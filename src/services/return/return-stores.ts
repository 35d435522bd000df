import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Sql } from '#store/transaction.ts'
import type { InboundBooking } from '../inbound/book-inbound.ts'
import type { PaymentStores } from '../payment/payment-stores.ts'
import type { ReturnTokens } from './return-tokens.ts'

/** The dependencies of the return services. */
export type ReturnStores = {
  readonly sql: Sql
  /** Commits what `work` did; rolls it back if it refuses or throws. */
  readonly transaction: <T, Refusal>(
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly payment: Pick<PaymentStores, 'seal' | 'now'>
  readonly inbound: InboundBooking
  readonly tokens: ReturnTokens
  readonly settingsOf: (market: Market) => MarketSettings
  /** The handovers that are possible from today on. */
  readonly handoversOf: (market: Market) => readonly OfferedHandover[]
  readonly now: () => Date
}
