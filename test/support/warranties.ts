import type { Market } from '#domain/market/market.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import type { ApiApp } from './api-app.ts'
import type { Rows } from './order-cases.ts'
import { anOrder } from './shipping.ts'

/** A phone that a member bought, delivered on a given day; `number` is its order's. */
export async function aBoughtPhone(
  api: ApiApp,
  rows: Rows,
  userId: string,
  { day, market = 'ro' }: { readonly day: string; readonly market?: Market },
) {
  const { orderId, shipmentId, unitId } = await anOrder(api, rows, market)
  for (const by of ['create-label', 'hand-over', 'depart', 'deliver'] as const) {
    const moved = await moveShipment(api.ctx, { shipmentId, by, actor: 'staff', reason: 'brought' })
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal))
  }
  await rows(
    `update order_history set at = $2::timestamptz where order_id = $1 and to_state = 'delivered'`,
    orderId,
    `${day}T12:00:00Z`,
  )
  const [line] = await rows<{ number: string; position: number }>(
    `update orders o set user_id = $2 from order_line n
     where o.id = $1 and n.order_id = o.id and n.kind = 'device'
     returning o.number, n.position`,
    orderId,
    userId,
  )
  if (!line) throw new Error('the order is not there')
  return { orderId, unitId, number: line.number, position: line.position }
}
