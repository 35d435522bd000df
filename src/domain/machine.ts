import { ok, type Result, refuse } from './result.ts'

/** From each state, the named moves that lead out of it and where to. */
export type Arrows<State extends string, Move extends string> = {
  readonly [From in State]: { readonly [By in Move]?: State }
}

export type NotAllowed<State extends string, Move extends string> = {
  readonly kind: 'move-not-allowed'
  readonly from: State
  readonly by: Move
}

/** orders.md: statuses change only by named transitions; every machine only walks its arrows. */
export function moved<State extends string, Move extends string>(
  arrows: Arrows<State, Move>,
  from: State,
  by: Move,
): Result<State, NotAllowed<State, Move>> {
  const to = arrows[from][by]
  return to === undefined ? refuse({ kind: 'move-not-allowed', from, by }) : ok(to)
}

/** A state no move leads out of. */
export function isFinal<State extends string, Move extends string>(
  arrows: Arrows<State, Move>,
  state: State,
): boolean {
  return Object.keys(arrows[state]).length === 0
}
