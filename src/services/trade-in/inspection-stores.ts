import type { BuybackUnitStore } from '#store/trade-in/buyback-units.ts'
import type { PayoutTransferStore } from '#store/trade-in/payout-transfers.ts'
import type { PayoutStore } from '#store/trade-in/payouts.ts'
import type { PriceBookStore } from '#store/trade-in/price-book.ts'
import type { TradeInStores } from './trade-in-stores.ts'

/** The dependencies of the services that inspect a device, pay for it or send it back. */
export type InspectionStores = TradeInStores & {
  readonly book: Pick<PriceBookStore, 'byNumber' | 'basesAt'>
  readonly payouts: PayoutStore
  readonly transfers: PayoutTransferStore
  readonly units: BuybackUnitStore
}
