import { ok, type Result, refuse } from '#domain/result.ts'
import type { TurningRefusal } from './loyalty-view.ts'
import type { LoyaltySettings } from './settings.ts'

const longestTyped = 12

/** How many points somebody wrote, however their language groups them. */
export function parsePoints(typed: string): Result<number, TurningRefusal> {
  const written = typed.length > longestTyped ? '' : typed.trim()
  return /^(?:\d{1,9}|\d{1,3}(?:[\s.,]\d{3}){1,2})$/.test(written)
    ? ok(Number(written.replace(/\D/g, '')))
    : refuse({ kind: 'not-a-number' })
}

/** docs/decisions/0020-points.md: a voucher is of at least the smallest size, and of no more points than count today. */
export function fitsVoucher(
  points: number,
  usable: number,
  { smallestVoucher: smallest }: Pick<LoyaltySettings, 'smallestVoucher'>,
): Result<number, TurningRefusal> {
  if (points < smallest) return refuse({ kind: 'below-smallest', smallest })
  return points > usable ? refuse({ kind: 'above-usable', usable }) : ok(points)
}
