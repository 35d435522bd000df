import type { Arrows } from '#domain/machine.ts'

/**
 * The shortest sequence of moves from one state to another, because a carrier may skip stages. `undefined` if no
 * transitions lead there: nothing moves backwards (orders.md, Shipment).
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
