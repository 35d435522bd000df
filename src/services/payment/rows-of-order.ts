import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import { onlineRowsOf } from '#domain/order/online-rows.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { ReadSchemes } from './read-schemes.ts'

export type RowDeps = {
  readonly settingsOf: (market: Market) => MarketSettings
  readonly readSchemes: ReadSchemes
}

/** The methods with which an order can still be paid online, by the providers' current lending terms. */
export function makeRowsOfOrder({ settingsOf, readSchemes }: RowDeps) {
  return async (order: OrderToPay): Promise<readonly PaymentRow[]> => {
    const { schemes } = await readSchemes(order.market)
    const rows = onlineRowsOf(order, schemes, settingsOf(order.market).payment)
    // The difference of a trade-in is small and due soon: it is paid by card (decision 44).
    return order.state === 'awaiting-trade-in' ? rows.filter(({ type }) => type === 'card') : rows
  }
}

export type RowsOfOrder = ReturnType<typeof makeRowsOfOrder>
