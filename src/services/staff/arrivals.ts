import { isUuid } from '#domain/is-uuid.ts'
import type { Market } from '#domain/market/market.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import { dayIn, startOfDay } from '#domain/time/day.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import { type Arrival, type ArrivalView, findArrival, listArrivals } from '#store/staff/arrivals.ts'
import type { Context } from '../context.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export async function listOfficeArrivals(
  { sql, clock }: Ctx,
  { markets, states, after: typed }: ListRequest<ArrivalView>,
): Promise<Page<Arrival>> {
  const [first = 'ro'] = markets
  const today = startOfDay(first, dayIn(first, clock()))
  const [view = 'coming'] = states
  const after = typed !== undefined && isUuid(typed) ? typed : undefined
  const limit = rowsPerPage + 1
  return pageOf(await listArrivals(sql, { markets, view, today, after, limit }), ({ id }) => id)
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
