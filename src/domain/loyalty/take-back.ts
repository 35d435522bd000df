import { type PointEntry, sumOf } from './points.ts'

/** Points an order gave and returns took; `waived` is the number a return claimed without success. */
export type GivenEntry = Pick<PointEntry, 'points'> & { readonly waived: number }

type Situation = {
  readonly given: readonly GivenEntry[]
  /** Points for the goods that the customer keeps. */
  readonly due: number
  /** Points that can be taken: the order's own while they wait, all usable points afterwards. */
  readonly atHand: number
}

/** `points` are taken; `waived` were already spent and are not claimed. */
export type TakenBack = { readonly points: number; readonly waived: number }

/**
 * Returned goods take their points with them, and a member never owes points. `undefined` if there is nothing to
 * take (docs/decisions/0020-points.md).
 */
export function takeBack({ given, due, atHand }: Situation): TakenBack | undefined {
  const waivedBefore = given.reduce((sum, { waived }) => sum + waived, 0)
  const claimed = sumOf(given) - waivedBefore - due
  if (claimed <= 0) return undefined
  const points = Math.min(claimed, Math.max(0, atHand))
  return { points, waived: claimed - points }
}
