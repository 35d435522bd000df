import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { TradeInLimits } from '#domain/trade-in/trade-in-limits.ts'
import type { DeviceRegister } from '#providers/device-register/device-register.ts'
import type { SerialHash } from '#store/import/serial-hash.ts'
import type { AuditLog } from '#store/order/audit-log.ts'
import type { OrderPlaceStore } from '#store/order/places.ts'
import type { Seal } from '#store/seal.ts'
import type { SlipStore } from '#store/trade-in/acquisition-slips.ts'
import type { DeviceTacs } from '#store/trade-in/device-tacs.ts'
import type { InspectionStore } from '#store/trade-in/inspections.ts'
import type { OpenTradeIns } from '#store/trade-in/open-trade-ins.ts'
import type { PriceBookStore } from '#store/trade-in/price-book.ts'
import type { TradeInReader } from '#store/trade-in/read-trade-in.ts'
import type { TradeInStore } from '#store/trade-in/trade-ins.ts'
import type { TradeInWriter } from '#store/trade-in/write-trade-in.ts'
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
  readonly reader: TradeInReader
  readonly writer: TradeInWriter
  readonly history: Pick<TradeInStore, 'steps' | 'findings'>
  readonly inspections: InspectionStore
  readonly book: Pick<PriceBookStore, 'byNumber'>
  readonly auditLog: Pick<AuditLog, 'message' | 'task' | 'taskAgain' | 'tasksDone'>
  readonly slips: SlipStore
  readonly inbound: InboundBooking
  readonly issueVoucher: IssueVoucher
  /** The code of the voucher that pays for a trade-in, unless it was withdrawn. */
  readonly codeOfVoucher: (sql: Sql, tradeInId: string) => Promise<string | undefined>
  readonly settlePendingVoucher: SettlePendingVoucher
  readonly places: OrderPlaceStore
  readonly register: DeviceRegister
  readonly tacs: Pick<DeviceTacs, 'modelOf' | 'modelById'>
  readonly seal: Seal
  readonly deviceHash: SerialHash
  readonly openTradeIns: OpenTradeIns
  /** Digest of what the trade-ins of one seller have in common. */
  readonly sellerHash: (text: string) => string
  readonly limitsOf: (market: Market) => TradeInLimits
  readonly tokens: TradeInTokens
  readonly settingsOf: (market: Market) => MarketSettings
  /** The handovers available for a parcel from today on. */
  readonly handoversOf: (market: Market) => readonly OfferedHandover[]
  readonly now: () => Date
}
