import { rowsToPay } from '#domain/order/rows-to-pay.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'settings' | 'readSchemes'>

/** The methods with which an order can still be paid, by the providers' current lending terms. */
export async function rowsOfOrder(ctx: Ctx, order: OrderToPay): Promise<readonly PaymentRow[]> {
  const { schemes } = await ctx.readSchemes(order.market)
  const { payment } = ctx.settings.shopOf(order.market, order.currency)
  const rows = rowsToPay(order, schemes, payment)
  // The difference of a trade-in is small and due soon: it is paid by card (decision 44).
  return order.state === 'awaiting-trade-in' ? rows.filter(({ type }) => type === 'card') : rows
}
