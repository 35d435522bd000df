import { type Arrows, isFinal } from '#domain/machine.ts'
import { pathTo } from './path-to.ts'

/** A tracking event from a carrier, translated to a state of the parcel. */
type TrackingEvent<State> = { readonly at: Date; readonly reached?: State }

export type Tracked<Move, Event> = {
  readonly applied: readonly { readonly event: Event; readonly moves: readonly Move[] }[]
  /** Final states that no transition leads to: the carrier reports something impossible, so a person must check. */
  readonly contradictions: readonly Event[]
}

/**
 * Events in any order and number lead to one final state, and nothing moves backwards (orders.md, Shipment;
 * providers.md). An event older than `newest` is a stage that was passed, unless it is final: a final state counts
 * whenever it is reported.
 */
export function applyTracking<
  State extends string,
  Move extends string,
  Event extends TrackingEvent<State>,
>(
  arrows: Arrows<State, Move>,
  from: State,
  newest: Date | undefined,
  fresh: readonly Event[],
): Tracked<Move, Event> {
  const applied: { event: Event; moves: readonly Move[] }[] = []
  const contradictions: Event[] = []
  let state = from
  for (const event of fresh.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { reached } = event
    if (!reached || reached === state) continue
    const isEnd = isFinal(arrows, reached)
    if (newest && event.at < newest && !isEnd) continue
    const moves = pathTo(arrows, state, reached)
    if (moves) {
      applied.push({ event, moves })
      state = reached
    } else if (isEnd) contradictions.push(event)
  }
  return { applied, contradictions }
}
