import type { BuybackUnitStore } from '#store/sell/bought-units.ts'
import type { PayoutTransferStore } from '#store/sell/payout-transfers.ts'
import type { PayoutStore } from '#store/sell/payouts.ts'
import type { PriceBookStore } from '#store/sell/price-book.ts'
import type { TradeInStores } from './sale-stores.ts'

/** The dependencies of the services that inspect a device, pay for it or send it back. */
export type InspectionStores = TradeInStores & {
  readonly book: Pick<PriceBookStore, 'byNumber' | 'basesAt'>
  readonly payouts: PayoutStore
  readonly transfers: PayoutTransferStore
  readonly units: BuybackUnitStore
}
