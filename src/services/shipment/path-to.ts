import {
  type ShipmentMove,
  type ShipmentState,
  shipmentArrows,
} from '#domain/order/shipment-state.ts'

/**
 * orders.md, Shipment: the moves that lead from one state to another, the fewest there are, for a carrier may leave
 * stages out. Undefined where no arrows lead there: nothing goes back.
 */
export const pathTo = (
  from: ShipmentState,
  to: ShipmentState,
): readonly ShipmentMove[] | undefined => {
  const paths = new Map<ShipmentState, readonly ShipmentMove[]>([[from, []]])
  for (const [state, path] of paths) {
    if (state === to) return path
    for (const [by, next] of Object.entries(shipmentArrows[state]) as [
      ShipmentMove,
      ShipmentState,
    ][])
      if (!paths.has(next)) paths.set(next, [...path, by])
  }
  return undefined
}
