import { ok, type Result, refuse } from './result.ts'

/** The named transitions out of each state, with their target states. */
export type Arrows<State extends string, Move extends string> = {
  readonly [From in State]: { readonly [By in Move]?: State }
}

export type NotAllowed<State extends string, Move extends string> = {
  readonly kind: 'move-not-allowed'
  readonly from: State
  readonly by: Move
}

/** Statuses change only by named transitions: every state machine follows its transition table (orders.md). */
export function moved<State extends string, Move extends string>(
  arrows: Arrows<State, Move>,
  from: State,
  by: Move,
): Result<State, NotAllowed<State, Move>> {
  const to = arrows[from][by]
  return to === undefined ? refuse({ kind: 'move-not-allowed', from, by }) : ok(to)
}

/** Whether a state has no outgoing transition. */
export function isFinal<State extends string, Move extends string>(
  arrows: Arrows<State, Move>,
  state: State,
): boolean {
  return Object.keys(arrows[state]).length === 0
}
