import type { Market } from '#domain/market/market.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import { dayIn, startOfDay } from '#domain/time/day.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import { type Arrival, type ArrivalView, findArrival, listArrivals } from '#store/staff/arrivals.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const mostShown = 200

export function listOfficeArrivals(
  { sql, clock }: Ctx,
  markets: readonly Market[],
  view: ArrivalView,
): Promise<readonly Arrival[]> {
  const [first = 'ro'] = markets
  const today = startOfDay(first, dayIn(first, clock()))
  return listArrivals(sql, markets, view, today, mostShown)
}

/** The parcel that was scanned: by the number on its label, or that of its trade-in, return or claim. */
export function findScannedArrival(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  typed: string,
): Promise<Arrival | undefined> {
  const known = parseTradeInNumber(typed) ?? parseReturnNumber(typed) ?? parseClaimNumber(typed)
  return findArrival(sql, known ?? typed.replace(/\s/g, ''), markets)
}
