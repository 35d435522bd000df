import { type PointEntry, sumOf } from './points.ts'

/** What an order gave and what returns took of it; `waived` is what they asked for in vain. */
export type GivenEntry = Pick<PointEntry, 'points'> & { readonly waived: number }

type Situation = {
  readonly given: readonly GivenEntry[]
  /** Points of what the buyer keeps. */
  readonly due: number
  /** Points there are to take: the order's own while they wait, all that can be used afterwards. */
  readonly atHand: number
}

/** `points` are taken, `waived` were spent already and are asked of nobody. */
export type TakenBack = { readonly points: number; readonly waived: number }

/** docs/decisions/0020-points.md: goods that go back take their points along, and nobody ever owes points. Undefined where nothing is to be taken. */
export function takeBack({ given, due, atHand }: Situation): TakenBack | undefined {
  const waivedBefore = given.reduce((sum, { waived }) => sum + waived, 0)
  const request = sumOf(given) - waivedBefore - due
  if (request <= 0) return undefined
  const points = Math.min(request, Math.max(0, atHand))
  return { points, waived: request - points }
}
