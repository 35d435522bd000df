import { isFinal } from '#domain/order/machine.ts'
import {
  type ShipmentMove,
  type ShipmentState,
  shipmentArrows,
} from '#domain/order/shipment-state.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import { pathTo } from './path-to.ts'

export type Applied = {
  readonly event: ParcelEvent
  readonly moves: readonly ShipmentMove[]
}

export type Tracked = {
  readonly applied: readonly Applied[]
  /** Ends that no arrow leads to: the carrier says what cannot be, so a person looks. */
  readonly contradictions: readonly ParcelEvent[]
}

/**
 * orders.md, Shipment, and providers.md: events in any order and number come to one end, and nothing goes back. An
 * event older than `newest` is a stage that was passed, unless it is an end, which stands whenever it is told.
 */
export const applyTracking = (
  from: ShipmentState,
  newest: Date | undefined,
  fresh: readonly ParcelEvent[],
): Tracked => {
  const applied: Applied[] = []
  const contradictions: ParcelEvent[] = []
  let state = from
  for (const event of fresh.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { reached } = event
    if (!reached || reached === state) continue
    const isEnd = isFinal(shipmentArrows, reached)
    if (newest && event.at < newest && !isEnd) continue
    const moves = pathTo(state, reached)
    if (moves) {
      applied.push({ event, moves })
      state = reached
    } else if (isEnd) contradictions.push(event)
  }
  return { applied, contradictions }
}
