import { mostDevicesInParcel } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { listOpenParcels, type OpenParcel } from '#store/inbound/shared-parcels.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

/** The member's parcels to the shop into which another device can be put: not handed over yet, and not full. */
export function openParcelsOf(
  { clock }: Pick<Context, 'clock'>,
  sql: Sql,
  userId: string,
  market: Market,
): Promise<readonly OpenParcel[]> {
  const today = dayIn(market, clock())
  return listOpenParcels(sql, userId, market, { today, most: mostDevicesInParcel })
}
