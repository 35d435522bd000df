import type { Message } from '#store/outbox.ts'
import { findParcelState } from '#store/shipment/shipments.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { type ParcelNews, parcelNews } from './parcel-email.ts'

/** A carrier may report several stages at once. */
const overtaking: Readonly<Record<ParcelNews, readonly string[]>> = {
  shipped: ['ready-for-pickup', 'delivered'],
  ready: ['delivered'],
  delivered: [],
}

/** What happened to the parcel of an order; `undefined` if a later stage has overtaken it. */
export async function readParcelNews(
  ctx: Pick<Context, 'sql' | 'keys' | 'settings'>,
  { payload }: Message,
) {
  const news = parcelNews.find(each => each === payload.news)
  if (!news) throw new Error(`there is no news of a parcel that is "${String(payload.news)}"`)
  const order = await readPlacedOrder(ctx, String(payload.orderId))
  if (!order) throw new Error(`order ${String(payload.orderId)} is not there`)
  const isOvertaken = overtaking[news].includes(String(await findParcelState(ctx.sql, order.id)))
  return isOvertaken ? undefined : { news, order }
}
