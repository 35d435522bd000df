import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { WayBackSubject } from '#domain/inbound/way-back.ts'
import type { Market } from '#domain/market/market.ts'
import { inboundColumns, type LockedInbound } from '../inbound/inbounds.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewWayBack = {
  readonly subject: WayBackSubject
  /** Used only if none was booked for the subject before: a second attempt is the same parcel. */
  readonly id: string
  readonly market: Market
  readonly number: string
  readonly carrier: CourierCarrier
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

export type WayBack = Omit<NewWayBack, 'at'> & {
  readonly awb: string | null
  /** Includes the one under way. */
  readonly attempts: number
}

/** As staff see it: `refusal` is why the carrier did not take it. */
export type WayBackState = {
  readonly carrier: CourierCarrier
  readonly awb: string | null
  readonly refusal: string | null
  readonly hasLabel: boolean
}

/** `false` if a parcel of the subject is booked already and was not refused. */
export async function insertWayBack(tx: Sql, { subject, ...row }: NewWayBack): Promise<boolean> {
  const { id, market, number, carrier, actor, reason, at } = row
  const values = [subject.kind, subject.id, id, market, number, carrier, actor, reason, at]
  return (await rowsOf(tx, write, values)).length > 0
}

/** The parcel in which the subject came. */
export async function findNewestInbound(
  sql: Sql,
  { kind, id }: WayBackSubject,
): Promise<LockedInbound | undefined> {
  return (await rowsOf<LockedInbound>(sql, newestInbound, [kind, id]))[0]
}

/** Leases the parcel until `until`; `undefined` if it needs no label. */
export async function claimWayBack(
  sql: Sql,
  { kind, id }: WayBackSubject,
  at: Date,
  until: Date,
): Promise<WayBack | 'leased' | undefined> {
  const [claimed] = await rowsOf<WayBack>(sql, claim, [kind, id, at, until])
  if (claimed) return claimed
  return (await rowsOf(sql, leased, [kind, id, at])).length > 0 ? 'leased' : undefined
}

/** The next caller may retry at once; with a refusal, only once staff book it again. */
export function releaseWayBack(sql: Sql, { kind, id }: WayBackSubject, refusal?: string) {
  return rowsOf(sql, release, [kind, id, refusal?.slice(0, 500) ?? null])
}

export function writeWayBackNumber(
  sql: Sql,
  { kind, id }: WayBackSubject,
  { awb, trackingUrl }: { readonly awb: string; readonly trackingUrl: string },
) {
  return rowsOf(sql, writeNumber, [kind, id, awb, trackingUrl])
}

export function writeWayBackLabel(sql: Sql, { kind, id }: WayBackSubject, label: Buffer) {
  return rowsOf(sql, writeLabel, [kind, id, label])
}

/** The subject is not sent back in this parcel after all. */
export function deleteWayBack(sql: Sql, { kind, id }: WayBackSubject) {
  return rowsOf(sql, drop, [kind, id])
}

export async function findWayBack(
  sql: Sql,
  { kind, id }: WayBackSubject,
): Promise<WayBackState | undefined> {
  return (await rowsOf<WayBackState>(sql, read, [kind, id]))[0]
}

/** PDF. */
export async function findWayBackLabel(
  sql: Sql,
  { kind, id }: WayBackSubject,
): Promise<Buffer | undefined> {
  return (await rowsOf<{ label: Buffer | null }>(sql, readLabel, [kind, id]))[0]?.label ?? undefined
}

const ofSubject = 'subject_kind = $1 and subject_id = $2::uuid'
const unlabelled = 'label is null and refusal is null'

const write: Statement = {
  name: 'way-back-write',
  text: `insert into way_back_parcel as w (subject_kind, subject_id, id, market, number, carrier, actor, reason, booked_at)
    values ($1, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9)
    on conflict (subject_kind, subject_id) do update
      set refusal = null, leased_until = null, actor = $7, reason = $8, booked_at = $9
      where w.refusal is not null
    returning id`,
}

const newestInbound: Statement = {
  name: 'way-back-newest-inbound',
  text: `select ${inboundColumns} from inbound_parcel p
    where p.subject_kind = $1 and p.subject_id = $2::uuid order by p.created_at desc limit 1`,
}

const claim: Statement = {
  name: 'way-back-claim',
  text: `update way_back_parcel set attempts = attempts + 1, leased_until = $4
    where ${ofSubject} and ${unlabelled} and (leased_until is null or leased_until <= $3)
    returning json_build_object('kind', subject_kind, 'id', subject_id) as subject, id, market, number,
      carrier, actor, reason, awb, attempts`,
}

const leased: Statement = {
  name: 'way-back-leased',
  text: `select id from way_back_parcel where ${ofSubject} and ${unlabelled} and leased_until > $3`,
}

const release: Statement = {
  name: 'way-back-release',
  text: `update way_back_parcel set leased_until = null, refusal = $3 where ${ofSubject}`,
}

const writeNumber: Statement = {
  name: 'way-back-write-number',
  text: `update way_back_parcel set awb = $3, tracking_url = $4 where ${ofSubject}`,
}

const writeLabel: Statement = {
  name: 'way-back-write-label',
  text: `update way_back_parcel set label = $3, leased_until = null where ${ofSubject}`,
}

const drop: Statement = {
  name: 'way-back-delete',
  text: `delete from way_back_parcel where ${ofSubject}`,
}

const read: Statement = {
  name: 'way-back-read',
  text: `select carrier, awb, refusal, label is not null as "hasLabel" from way_back_parcel where ${ofSubject}`,
}

const readLabel: Statement = {
  name: 'way-back-read-label',
  text: `select label from way_back_parcel where ${ofSubject}`,
}
