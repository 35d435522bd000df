import type { UnitState } from '#domain/device/unit-state.ts'
import type { OnDeliveryState } from '#domain/order/on-delivery-state.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import type { Step } from './shipments.ts'

/** Moves the order's devices that are in the `from` state; returns their number. */
export async function stepOrderUnits(
  tx: Sql,
  orderId: string,
  step: Step<UnitState>,
): Promise<number> {
  return (await rowsOf(tx, stepUnits, valuesOf(orderId, step))).length
}

/** Removes returned devices from their live lines, so that they can be sold again. */
export function dropReturnedLines(tx: Sql, orderId: string) {
  return rowsOf(tx, dropReturned, [orderId])
}

/** Moves the payment on delivery; `false` if the order has none in that state. */
export async function stepOrderPayment(
  tx: Sql,
  orderId: string,
  step: Step<OnDeliveryState>,
): Promise<boolean> {
  return (await rowsOf(tx, stepPayment, valuesOf(orderId, step))).length > 0
}

/** Closes the order if all its parcels have arrived. */
export async function updateClosedOrder(
  tx: Sql,
  orderId: string,
  step: Step<'confirmed' | 'closed'>,
): Promise<boolean> {
  return (await rowsOf(tx, closeOrder, valuesOf(orderId, step))).length > 0
}

/** The states of all its parcels, under the order's lock. */
export async function listParcelStates(
  tx: Sql,
  orderId: string,
): Promise<readonly ShipmentState[]> {
  return (await rowsOf<{ state: ShipmentState }>(tx, parcelStates, [orderId])).map(row => row.state)
}

/** Locks the order's row until the transaction ends; `false` if there is no such order. */
export async function lockOrderOfParcel(tx: Sql, orderId: string): Promise<boolean> {
  return (await rowsOf(tx, lockOrder, [orderId])).length > 0
}

function valuesOf(orderId: string, { from, to, actor, reason, at }: Step<string>) {
  return [orderId, from, to, actor, reason, at]
}

const stepUnits: Statement = {
  name: 'handover-step-units',
  text: `with stepped as (
      update unit set state = $3 from order_line l
      where l.order_id = $1::uuid and l.is_live and l.unit_id = unit.id and unit.state = $2
      returning unit.id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, $2, $3, $4, $5, $6 from stepped returning id`,
}

const dropReturned: Statement = {
  name: 'handover-drop-returned',
  text: `update order_line set is_live = false from unit
    where order_line.order_id = $1::uuid and unit.id = order_line.unit_id and unit.state = 'returned'`,
}

const stepPayment: Statement = {
  name: 'handover-step-payment',
  text: `with stepped as (
      update payment set state = $3 where order_id = $1::uuid and state = $2 returning order_id
    )
    insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), order_id, 'payment', $2, $3, $4, $5, $6 from stepped returning id`,
}

const closeOrder: Statement = {
  name: 'handover-close-order',
  text: `with stepped as (
      update orders set state = $3 where id = $1::uuid and state = $2
        and not exists (select from shipment s where s.order_id = $1::uuid and s.state <> 'delivered')
      returning id
    )
    insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, 'order', $2, $3, $4, $5, $6 from stepped returning id`,
}

const parcelStates: Statement = {
  name: 'handover-parcel-states',
  text: 'select state from shipment where order_id = $1::uuid',
}

const lockOrder: Statement = {
  name: 'handover-lock-order',
  text: `select id from orders where id = ${idIn('$1')} for update`,
}
