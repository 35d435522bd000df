import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { Handover, InboundRequest, InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A parcel as read under its lock, before a change. */
export type LockedInbound = {
  readonly id: string
  readonly subject: InboundSubject
  readonly market: Market
  readonly number: string
  readonly carrier: CourierCarrier
  readonly state: InboundState
  readonly sender: InboundRequest['sender']
  readonly handover: Handover
  readonly devices: readonly DeviceType[]
  readonly sendBy: Day
  readonly awb: string | null
  /** The number of label attempts, and after that the number of polls without a new event. */
  readonly attempts: number
}

export type NewInbound = Omit<LockedInbound, 'state' | 'awb' | 'attempts'> & {
  readonly createdAt: Date
  /** The parcel in which it travels. */
  readonly togetherWith?: string
}

export type InboundStep = {
  readonly from: InboundState | null
  readonly to: InboundState
  readonly place?: string
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Throws if the subject already has an active parcel. */
export function insertInbound(tx: Sql, { subject, sender, ...parcel }: NewInbound) {
  return rowsOf(tx, write, [
    parcel.id,
    subject.kind,
    subject.id,
    parcel.market,
    parcel.number,
    parcel.carrier,
    sender.name,
    sender.email,
    sender.phone,
    JSON.stringify(parcel.handover),
    JSON.stringify(parcel.devices),
    parcel.sendBy,
    parcel.createdAt,
    parcel.togetherWith ?? null,
  ])
}

export async function lockInbound(tx: Sql, id: string): Promise<LockedInbound | undefined> {
  return (await rowsOf<LockedInbound>(tx, lock, [id]))[0]
}

/** The code read by a scanner: our id, or the number on the label. */
export async function lockInboundByCode(tx: Sql, code: string): Promise<LockedInbound | undefined> {
  return (await rowsOf<LockedInbound>(tx, lockByCode, [code]))[0]
}

/** The subject's active parcel. */
export async function lockInboundOf(
  tx: Sql,
  { kind, id }: InboundSubject,
): Promise<LockedInbound | undefined> {
  return (await rowsOf<LockedInbound>(tx, lockOfSubject, [kind, id]))[0]
}

/** `false` if the parcel is in another state by now. */
export async function insertInboundStep(tx: Sql, id: string, step: InboundStep): Promise<boolean> {
  const { from, to, place = null, actor, reason, at } = step
  return (await rowsOf(tx, stepTo, [id, from, to, place, actor, reason, at])).length > 0
}

const write: Statement = {
  name: 'inbound-write',
  text: `with written as (
      insert into inbound_parcel (id, subject_kind, subject_id, market, number, carrier, state,
        sender_name, sender_email, sender_phone, handover, devices, send_by, created_at, together_with)
      values ($1::uuid, $2, $3::uuid, $4, $5, $6, 'preparing', $7, $8, $9, $10, $11, $12, $13, $14)
      returning id, created_at
    )
    insert into inbound_history (parcel_id, step, from_state, to_state, actor, reason, at)
    select id, 1, null, 'preparing', 'shop', 'booked', created_at from written`,
}

/** Columns of `inbound_parcel p` for a `LockedInbound`. */
export const inboundColumns = `p.id, json_build_object('kind', p.subject_kind, 'id', p.subject_id) as subject,
  p.market, p.number, p.carrier, p.state, p.handover, p.devices, p.send_by::text as "sendBy", p.awb, p.attempts,
  json_build_object('name', p.sender_name, 'email', p.sender_email, 'phone', p.sender_phone) as sender`

const lock: Statement = {
  name: 'inbound-lock',
  text: `select ${inboundColumns} from inbound_parcel p where p.id = ${idIn('$1')} for update`,
}

const lockByCode: Statement = {
  name: 'inbound-lock-by-code',
  text: `select ${inboundColumns} from inbound_parcel p
    where p.id = ${idIn('$1')} or p.awb = $1 order by p.created_at desc limit 1 for update`,
}

const lockOfSubject: Statement = {
  name: 'inbound-lock-of-subject',
  text: `select ${inboundColumns} from inbound_parcel p
    where p.subject_kind = $1 and p.subject_id = $2::uuid
      and p.state in ('preparing', 'label-created', 'pickup-failed', 'handed-over', 'in-transit')
    for update`,
}

const stepTo: Statement = {
  name: 'inbound-step',
  text: `with stepped as (
      update inbound_parcel set state = $3 where id = $1::uuid and state = $2 returning id
    )
    insert into inbound_history (parcel_id, step, from_state, to_state, place, actor, reason, at)
    select id, (select count(*) + 1 from inbound_history where parcel_id = $1::uuid), $2, $3, $4, $5, $6, $7
    from stepped returning step`,
}
