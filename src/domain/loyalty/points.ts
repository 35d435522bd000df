import type { Day } from '#domain/time/day.ts'

export const pointKinds = ['order', 'sale', 'return', 'voucher', 'lapse', 'correction'] as const
export type PointKind = (typeof pointKinds)[number]

/** Points gained, or deducted if negative. */
export type PointEntry = {
  readonly kind: PointKind
  readonly points: number
  readonly countsFrom: Day
}

export type WaitingPoints = { readonly points: number; readonly countsFrom: Day }

/** The points that can become a voucher, and those still waiting, the nearest first. */
export type Balance = { readonly usable: number; readonly waiting: readonly WaitingPoints[] }

/** The balance is the sum of the recorded entries, each from its day on (docs/decisions/0020-points.md). */
export function balanceOn(entries: readonly PointEntry[], today: Day): Balance {
  const counting = entries.filter(({ countsFrom }) => countsFrom <= today)
  const waiting = Map.groupBy(
    entries.filter(({ countsFrom }) => countsFrom > today),
    ({ countsFrom }) => countsFrom,
  )
  return {
    usable: sumOf(counting),
    waiting: [...waiting]
      .map(([countsFrom, group]) => ({ countsFrom, points: sumOf(group) }))
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => (one.countsFrom < other.countsFrom ? -1 : 1)),
  }
}

export function sumOf(entries: readonly Pick<PointEntry, 'points'>[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0)
}
