import type { Market } from '#domain/market/market.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { idIn } from '../id-in.ts'
import { isHeld } from '../payment/reversals.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A parcel as read under the lock of its order, before a change. */
export type LockedShipment = {
  readonly id: string
  readonly carrier: string
  readonly state: ShipmentState
  readonly awb: string | null
  readonly orderId: string
  readonly orderState: OrderState
  /** A payment of the order was reversed at its provider. */
  readonly isHeld: boolean
  readonly market: Market
}

/** A parcel whose label must be created, leased to the caller. */
export type UnlabelledShipment = {
  readonly id: string
  readonly carrier: string
  readonly awb: string | null
  /** Includes this attempt. */
  readonly attempts: number
}

export type Step<State extends string> = {
  readonly from: State
  readonly to: State
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Locks the order, then its parcel: the same lock order as for payments. */
export async function lockShipment(tx: Sql, id: string): Promise<LockedShipment | undefined> {
  await rowsOf(tx, lockOrder, [id])
  return (await rowsOf<LockedShipment>(tx, lock, [id]))[0]
}

/** `false` if the parcel is in another state by now. */
export async function insertShipmentStep(
  tx: Sql,
  id: string,
  step: Step<ShipmentState>,
): Promise<boolean> {
  const { from, to, actor, reason, at } = step
  return (await rowsOf(tx, stepTo, [id, from, to, actor, reason, at])).length > 0
}

/** The order's parcel without a label, for one of the carriers; leased until `until`. */
export async function claimUnlabelledShipments(
  sql: Sql,
  orderId: string,
  carriers: readonly string[],
  at: Date,
  until: Date,
): Promise<UnlabelledShipment | 'leased' | undefined> {
  const values = [orderId, carriers, at]
  const [claimed] = await rowsOf<UnlabelledShipment>(sql, claim, [...values, until])
  if (claimed) return claimed
  return (await rowsOf(sql, leased, values)).length > 0 ? 'leased' : undefined
}

/** Parcels of a cancelled order that a carrier may know and has not collected. */
export function listShipmentsOfCancelled(
  sql: Sql,
  orderId: string,
): Promise<readonly UnlabelledShipment[]> {
  return rowsOf<UnlabelledShipment>(sql, ofCancelled, [orderId])
}

/** The next caller may retry at once. */
export function releaseShipment(sql: Sql, id: string, error: string) {
  return rowsOf(sql, release, [id, error.slice(0, 500)])
}

export function writeShipmentNumber(sql: Sql, id: string, awb: string, trackingUrl: string) {
  return rowsOf(sql, writeNumber, [id, awb, trackingUrl])
}

export function writeShipmentLabel(
  tx: Sql,
  id: string,
  label: Buffer | undefined,
  nextPollAt: Date,
) {
  return rowsOf(tx, writeLabel, [id, label ?? null, nextPollAt])
}

const lockOrder: Statement = {
  name: 'shipment-lock-order',
  text: `select o.id from orders o
    where o.id = (select order_id from shipment where id = ${idIn('$1')}) for update`,
}

const lock: Statement = {
  name: 'shipment-lock',
  text: `select s.id, s.carrier, s.state, s.awb, s.order_id as "orderId", o.state as "orderState", o.market,
      ${isHeld('o')} as "isHeld"
    from shipment s join orders o on o.id = s.order_id where s.id = ${idIn('$1')} for update of s`,
}

const stepTo: Statement = {
  name: 'shipment-step',
  text: `with stepped as (
      update shipment set state = $3 where id = $1::uuid and state = $2 returning order_id
    )
    insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), order_id, 'shipment', $2, $3, $4, $5, $6 from stepped returning id`,
}

const unlabelled = `s.order_id = ${idIn('$1')} and s.carrier = any($2::text[]) and s.state = 'preparing'
  and o.id = s.order_id and o.state = 'confirmed' and not ${isHeld('o')}`

const claim: Statement = {
  name: 'shipment-claim-unlabelled',
  text: `update shipment s set attempts = s.attempts + 1, next_poll_at = $4 from orders o
    where ${unlabelled} and (s.next_poll_at is null or s.next_poll_at <= $3)
    returning s.id, s.carrier, s.awb, s.attempts`,
}

const leased: Statement = {
  name: 'shipment-leased',
  text: `select s.id from shipment s, orders o where ${unlabelled} and s.next_poll_at > $3`,
}

const ofCancelled: Statement = {
  name: 'shipments-of-cancelled',
  text: `select s.id, s.carrier, s.awb, s.attempts from shipment s join orders o on o.id = s.order_id
    where o.id = ${idIn('$1')} and o.state = 'cancelled' and s.state in ('preparing', 'label-created')`,
}

const release: Statement = {
  name: 'shipment-release',
  text: 'update shipment set next_poll_at = null, last_error = $2 where id = $1::uuid',
}

const writeNumber: Statement = {
  name: 'shipment-write-number',
  text: 'update shipment set awb = $2, tracking_url = $3 where id = $1::uuid',
}

const writeLabel: Statement = {
  name: 'shipment-write-label',
  text: `update shipment set label = $2, next_poll_at = $3, attempts = 0, last_error = null
    where id = $1::uuid`,
}

/** Where the parcel of an order is now. */
export async function findParcelState(
  sql: Sql,
  orderId: string,
): Promise<ShipmentState | undefined> {
  return (await rowsOf<{ state: ShipmentState }>(sql, parcelState, [orderId]))[0]?.state
}

const parcelState: Statement = {
  name: 'shipment-state-of-order',
  text: `select state from shipment where order_id = ${idIn('$1')} order by created_at desc limit 1`,
}
