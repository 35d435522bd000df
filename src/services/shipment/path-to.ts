import type { Arrows } from '#domain/machine.ts'

/**
 * orders.md, Shipment: the moves that lead from one state to another, the fewest there are, for a carrier may leave
 * stages out. Undefined where no arrows lead there: nothing goes back.
 */
export function pathTo<State extends string, Move extends string>(
  arrows: Arrows<State, Move>,
  from: State,
  to: State,
): readonly Move[] | undefined {
  const paths = new Map<State, readonly Move[]>([[from, []]])
  for (const [state, path] of paths) {
    if (state === to) return path
    for (const [by, next] of Object.entries(arrows[state]) as [Move, State][])
      if (!paths.has(next)) paths.set(next, [...path, by])
  }
  return undefined
}
