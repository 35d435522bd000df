import { randomUUID } from 'node:crypto'
import { destinationOf, type WayBackSubject } from '#domain/inbound/way-back.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertMessage } from '#store/outbox.ts'
import type { Sql } from '#store/transaction.ts'
import { findNewestInbound, insertWayBack } from '#store/way-back/way-back.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock' | 'providers'>

export type WayBackRefusal =
  /** Its sender named no address and no point. */
  | { readonly kind: 'no-destination' }
  /** The carrier is not connected: a person calls a courier. */
  | { readonly kind: 'no-carrier' }
  | { readonly kind: 'parcel-booked' }

type Request = {
  readonly subject: WayBackSubject
  readonly market: Market
  /** For people and the carrier. */
  readonly number: string
  readonly actor: string
  readonly reason: string
}

/**
 * Books the parcel in which something goes back to whom it came from, at the shop's cost. The caller has checked, under
 * the lock of the subject, that it may be sent back. The label is created afterwards, and the subject moves with it.
 */
export async function bookWayBack(
  ctx: Ctx,
  tx: Sql,
  request: Request,
): Promise<Result<void, WayBackRefusal>> {
  const { subject, market } = request
  const came = await findNewestInbound(tx, subject)
  const destination = came && destinationOf(market, came.handover)
  if (!destination) return refuse({ kind: 'no-destination' })
  const { carrier } = destination
  if (!ctx.providers.delivery[carrier]) return refuse({ kind: 'no-carrier' })
  const at = ctx.clock()
  if (!(await insertWayBack(tx, { ...request, id: randomUUID(), carrier, at })))
    return refuse({ kind: 'parcel-booked' })
  await insertMessage(tx, 'way-back-due', subject, at)
  return ok(undefined)
}
