import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { TradeInLimits } from '#domain/trade-in/trade-in-limits.ts'
import type { DeviceRegister } from '#providers/device-register/device-register.ts'
import type { SerialHash } from '#store/import/serial-hash.ts'
import type { Seal } from '#store/seal.ts'
import type { TradeInStore } from '#store/trade-in/trade-ins.ts'
import type { Sql } from '#store/transaction.ts'
import type { InboundBooking } from '../inbound/book-inbound.ts'
import type { IssueVoucher } from '../voucher/issue-voucher.ts'
import type { SettlePendingVoucher } from '../voucher/settle-pending-voucher.ts'
import type { TradeInTokens } from './trade-in-tokens.ts'

/** The dependencies of the trade-in services. */
export type TradeInStores = {
  readonly sql: Sql
  /** Commits `work` under a lock on each of `names`; rolls back if it refuses or throws. */
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly history: Pick<TradeInStore, 'steps' | 'findings'>
  readonly inbound: InboundBooking
  readonly issueVoucher: IssueVoucher
  /** The code of the voucher that pays for a trade-in, unless it was withdrawn. */
  readonly codeOfVoucher: (sql: Sql, tradeInId: string) => Promise<string | undefined>
  readonly settlePendingVoucher: SettlePendingVoucher
  readonly register: DeviceRegister
  readonly seal: Seal
  readonly deviceHash: SerialHash
  /** Digest of what the trade-ins of one seller have in common. */
  readonly sellerHash: (text: string) => string
  readonly limitsOf: (market: Market) => TradeInLimits
  readonly tokens: TradeInTokens
  readonly settingsOf: (market: Market) => MarketSettings
  /** The handovers available for a parcel from today on. */
  readonly handoversOf: (market: Market) => readonly OfferedHandover[]
  readonly now: () => Date
}
