import type { InboundSubject } from '#domain/inbound/inbound.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inboundColumns, type LockedInbound } from './inbounds.ts'

/** Leases the parcel until `until`; `attempts` includes this one. `undefined` if it no longer needs a label. */
export async function claimInboundLabel(
  sql: Sql,
  id: string,
  at: Date,
  until: Date,
): Promise<LockedInbound | 'leased' | undefined> {
  const [claimed] = await rowsOf<LockedInbound>(sql, claim, [id, at, until])
  if (claimed) return claimed
  return (await rowsOf(sql, leased, [id, at])).length > 0 ? 'leased' : undefined
}

/** The next caller may retry at once. */
export function releaseInboundLabel(sql: Sql, id: string, error: string) {
  return rowsOf(sql, release, [id, error.slice(0, 500)])
}

export function writeInboundNumber(sql: Sql, id: string, awb: string, trackingUrl: string) {
  return rowsOf(sql, writeNumber, [id, awb, trackingUrl])
}

/** The shop's own number, one per parcel, however often it was booked. */
export async function writeOwnInboundNumber(sql: Sql, id: string): Promise<string> {
  const [numbered] = await rowsOf<{ awb: string }>(sql, writeOwnNumber, [id])
  if (!numbered) throw new Error(`inbound parcel ${id} is not there`)
  return numbered.awb
}

/** `nextPollAt` is `undefined` if no carrier reports on the parcel. */
export function updateInboundLabel(
  tx: Sql,
  id: string,
  label: Buffer,
  nextPollAt: Date | undefined,
) {
  return rowsOf(tx, writeLabel, [id, label, nextPollAt ?? null])
}

/** The label of the subject's parcel, while the parcel may still be handed over with it. */
export async function findInboundLabel(
  sql: Sql,
  { kind, id }: InboundSubject,
): Promise<{ readonly number: string; readonly label: Buffer } | undefined> {
  return (await rowsOf<{ number: string; label: Buffer }>(sql, readLabel, [kind, id]))[0]
}

const claim: Statement = {
  name: 'inbound-label-claim',
  text: `update inbound_parcel p set attempts = p.attempts + 1, next_poll_at = $3
    where p.id = ${idIn('$1')} and p.state = 'preparing'
      and (p.next_poll_at is null or p.next_poll_at <= $2)
    returning ${inboundColumns}`,
}

const leased: Statement = {
  name: 'inbound-label-leased',
  text: `select id from inbound_parcel
    where id = ${idIn('$1')} and state = 'preparing' and next_poll_at > $2`,
}

const release: Statement = {
  name: 'inbound-label-release',
  text: 'update inbound_parcel set next_poll_at = null, last_error = $2 where id = $1::uuid',
}

const writeNumber: Statement = {
  name: 'inbound-label-write-number',
  text: 'update inbound_parcel set awb = $2, tracking_url = $3 where id = $1::uuid',
}

const writeOwnNumber: Statement = {
  name: 'inbound-label-write-own-number',
  text: `update inbound_parcel p set awb = coalesce(p.awb, p.number || coalesce('-' || nullif(
      (select count(*) + 1 from inbound_parcel o
        where o.carrier = p.carrier and o.number = p.number and o.awb is not null), 1), ''))
    where p.id = $1::uuid returning p.awb`,
}

const writeLabel: Statement = {
  name: 'inbound-label-write',
  text: `update inbound_parcel set label = $2, next_poll_at = $3, attempts = 0, last_error = null
    where id = $1::uuid`,
}

const readLabel: Statement = {
  name: 'inbound-label-read',
  text: `select p.number, coalesce(p.label, t.label) as label
    from inbound_parcel p left join inbound_parcel t on t.id = p.together_with
    where p.subject_kind = $1 and p.subject_id = $2::uuid and coalesce(p.label, t.label) is not null
      and p.state in ('label-created', 'pickup-failed')
    order by p.created_at desc limit 1`,
}
