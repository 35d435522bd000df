import { isValid } from '#domain/order/order-state.ts'
import {
  isBeforeHandover,
  type ShipmentMove,
  type ShipmentState,
} from '#domain/order/shipment-state.ts'
import { type Result, refuse } from '#domain/result.ts'
import { lockShipment } from '#store/shipment/shipments.ts'
import { isToPack } from '#store/staff/order-facts.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type TransitionRefusal, transitionShipment } from './transition-shipment.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type RequestedMove = {
  readonly shipmentId: string
  readonly by: ShipmentMove
  readonly actor: string
  readonly reason: string
  /** Whether it may leave only after its devices were scanned, as by the hands of staff. */
  readonly isPackChecked?: boolean
}

/** `order-held`: a payment of the order was reversed. */
export type MoveRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'order-held' }
  | { readonly kind: 'not-packed' }
  | TransitionRefusal

/** One named transition of a parcel, made by staff if no carrier reports it (orders.md). */
export function moveShipment(
  ctx: Ctx,
  { shipmentId, by, actor, reason, isPackChecked = false }: RequestedMove,
): Promise<Result<ShipmentState, MoveRefusal>> {
  return committed(ctx.sql, async tx => {
    const parcel = await lockShipment(tx, shipmentId)
    if (!parcel) return refuse({ kind: 'not-found' })
    // No parcel leaves if its order is unpaid, waits for a trade-in, or was released for sale again.
    if (!isValid(parcel.orderState))
      return refuse({ kind: 'move-not-allowed', from: parcel.state, by })
    if (parcel.isHeld && isBeforeHandover(parcel.state)) return refuse({ kind: 'order-held' })
    if (by === 'hand-over' && isPackChecked && (await isToPack(tx, shipmentId)))
      return refuse({ kind: 'not-packed' })
    return transitionShipment(tx, parcel, [by], { actor, reason, at: ctx.clock() })
  })
}
