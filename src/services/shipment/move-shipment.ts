import type { ShipmentMove, ShipmentState } from '#domain/order/shipment-state.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { ShipmentStores } from './shipment-stores.ts'
import { type WalkRefusal, walkShipment } from './walk-shipment.ts'

export type WantedMove = {
  readonly shipmentId: string
  readonly by: ShipmentMove
  readonly actor: string
  readonly reason: string
}

export type MoveRefusal = { readonly kind: 'not-found' } | WalkRefusal

/** orders.md: one named transition of a parcel, as staff do it by hand where no carrier tells. */
export const makeMoveShipment =
  (stores: Pick<ShipmentStores, 'transaction' | 'shipments' | 'handovers' | 'traces' | 'now'>) =>
  ({ shipmentId, by, actor, reason }: WantedMove): Promise<Result<ShipmentState, MoveRefusal>> =>
    stores.transaction(async tx => {
      const parcel = await stores.shipments.locked(tx, shipmentId)
      if (!parcel) return refuse({ kind: 'not-found' })
      return walkShipment(stores, tx, parcel, [by], { actor, reason, at: stores.now() })
    })
