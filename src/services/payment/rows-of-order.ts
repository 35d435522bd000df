import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type DeliveryKind, pickupOf } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { providerOf } from '#domain/payment/provider.ts'
import { type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { ReadSchemes } from './read-schemes.ts'

export type RowMeans = {
  readonly settingsOf: (market: Market) => MarketSettings
  readonly readSchemes: ReadSchemes
}

/** By the rule the page uses: how an order can still be paid online. Its total stands, so nothing with a fee is among them. */
export const makeRowsOfOrder =
  ({ settingsOf, readSchemes }: RowMeans) =>
  async (order: OrderToPay): Promise<readonly PaymentRow[]> => {
    const { market, customer, currency } = order
    const counted = order.lines.filter(({ kind }) => kind !== 'service' && kind !== 'gift-wrap')
    const delivery: DeliveryKind = order.subtype === '' ? 'courier' : pickupOf[order.subtype].kind
    const basket = {
      itemCount: counted.length,
      totalMinor: order.itemsMinor - order.discountMinor,
      currency,
      deviceTypes: [],
    }
    const { schemes } = await readSchemes(market)
    const total = { minor: order.totalMinor, currency }
    return paymentRows(
      { market, customer, delivery, basket, schemes, total },
      settingsOf(market).payment,
    ).filter(row => row.children.length > 0 || providerOf(market, row.type) !== undefined)
  }

export type RowsOfOrder = ReturnType<typeof makeRowsOfOrder>
