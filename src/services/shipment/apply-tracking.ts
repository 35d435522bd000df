import { type Arrows, isFinal } from '#domain/machine.ts'
import { pathTo } from './path-to.ts'

/** What a carrier told, as the machine of its parcel understands it. */
type Told<State> = { readonly at: Date; readonly reached?: State }

export type Tracked<Move, Event> = {
  readonly applied: readonly { readonly event: Event; readonly moves: readonly Move[] }[]
  /** Ends that no arrow leads to: the carrier says what cannot be, so a person looks. */
  readonly contradictions: readonly Event[]
}

/**
 * orders.md, Shipment, and providers.md: events in any order and number come to one end, and nothing goes back. An
 * event older than `newest` is a stage that was passed, unless it is an end, which stands whenever it is told.
 */
export function applyTracking<State extends string, Move extends string, Event extends Told<State>>(
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
