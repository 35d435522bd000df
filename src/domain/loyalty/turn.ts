import { ok, type Result, refuse } from '#domain/result.ts'
import type { TurningRefusal } from './loyalty-view.ts'
import type { LoyaltySettings } from './settings.ts'

const longestTyped = 12

/** Parses a number of points, with the digit grouping of any language. */
export function parsePoints(typed: string): Result<number, TurningRefusal> {
  const written = typed.length > longestTyped ? '' : typed.trim()
  return /^(?:\d{1,9}|\d{1,3}(?:[\s.,]\d{3}){1,2})$/.test(written)
    ? ok(Number(written.replace(/\D/g, '')))
    : refuse({ kind: 'not-a-number' })
}

/** A voucher takes at least the minimum number of points, and no more than count today (docs/decisions/0020-points.md). */
export function fitsVoucher(
  points: number,
  usable: number,
  { smallestVoucher: smallest }: Pick<LoyaltySettings, 'smallestVoucher'>,
): Result<number, TurningRefusal> {
  if (points < smallest) return refuse({ kind: 'below-smallest', smallest })
  return points > usable ? refuse({ kind: 'above-usable', usable }) : ok(points)
}
