import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inboundColumns, type LockedInbound } from './inbounds.ts'

/** The parcel of a trade-in, into which another device of its seller can still be put. */
export type OpenParcel = {
  readonly id: string
  /** Of its trade-in, as `title`. */
  readonly number: string
  readonly title: string
  readonly handover: Handover
  readonly sendBy: Day
}

const withSender = `('preparing', 'label-created', 'pickup-failed')`

const open: Statement = {
  name: 'inbound-open-of-seller',
  text: `select p.id, s.number, s.title, p.handover, p.send_by::text as "sendBy"
    from sale s join inbound_parcel p on p.subject_kind = 'sale' and p.subject_id = s.id
    where s.user_id = $1::uuid and s.market = $2 and p.together_with is null and p.state in ${withSender}
      and p.send_by >= $3::date and coalesce((p.handover ->> 'day')::date, $3::date) >= $3::date
      and (select count(*) from inbound_parcel o where o.together_with = p.id and o.state in ${withSender}) + 1 < $4
    order by p.created_at desc`,
}

const ofParcel: Statement = {
  name: 'inbound-together-lock',
  text: `select ${inboundColumns} from inbound_parcel p where p.together_with = $1::uuid and p.state <> 'cancelled'
    order by p.created_at, p.id for update`,
}

const others: Statement = {
  name: 'inbound-together-others',
  text: `with own as (
      select id, coalesce(together_with, id) as shared from inbound_parcel
      where subject_kind = 'sale' and subject_id = $1::uuid order by state = 'cancelled', created_at desc limit 1
    )
    select s.number, s.title from own
      join inbound_parcel p on (p.id = own.shared or p.together_with = own.shared) and p.id <> own.id
      join sale s on s.id = p.subject_id
    where p.state not in ('cancelled', 'expired') order by p.created_at, p.id`,
}

const clearedNumber: Statement = {
  name: 'inbound-clear-number',
  text: `with was as (select id, awb, tracking_url, label, next_poll_at from inbound_parcel where id = $1::uuid)
    update inbound_parcel p set awb = null, tracking_url = null, label = null, next_poll_at = null
    from was where p.id = was.id
    returning was.awb, was.tracking_url as "trackingUrl", was.label, was.next_poll_at as "nextPollAt"`,
}

const receivedNumber: Statement = {
  name: 'inbound-set-number',
  text: `update inbound_parcel set together_with = null, awb = $2, tracking_url = $3, label = $4, next_poll_at = $5
    where id = $1::uuid`,
}

const otherDevices: Statement = {
  name: 'inbound-move-devices',
  text: 'update inbound_parcel set together_with = $2::uuid where together_with = $1::uuid',
}

/** Of a member in a market, the newest first; `most` devices fit into one. */
export function listOpenParcels(
  sql: Sql,
  userId: string,
  market: Market,
  { today, most }: { readonly today: Day; readonly most: number },
) {
  return rowsOf<OpenParcel>(sql, open, [userId, market, today, most])
}

/** Locks what travels in the parcel, the oldest first. */
export function lockTravelling(tx: Sql, parcelId: string) {
  return rowsOf<LockedInbound>(tx, ofParcel, [parcelId])
}

/** The other trade-ins whose devices are in the parcel of this one. */
export function listTogether(sql: Sql, saleId: string) {
  return rowsOf<{ readonly number: string; readonly title: string }>(sql, others, [saleId])
}

/**
 * Number, label and polls of a parcel pass to one that travels in it, and all others travel in that one from now on;
 * returns the number, null if there is none yet.
 */
export async function passParcelOn(tx: Sql, from: string, to: string): Promise<string | null> {
  type Taken = {
    readonly awb: string | null
    readonly trackingUrl: string | null
    readonly label: Buffer | null
    readonly nextPollAt: Date | null
  }
  const [taken] = await rowsOf<Taken>(tx, clearedNumber, [from])
  if (!taken) throw new Error(`no parcel ${from}`)
  const { awb, trackingUrl, label, nextPollAt } = taken
  await rowsOf(tx, receivedNumber, [to, awb, trackingUrl, label, awb === null ? null : nextPollAt])
  await rowsOf(tx, otherDevices, [from, to])
  return awb
}
