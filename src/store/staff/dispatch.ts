import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { isHeld } from '../payment/reversals.ts'
import { unitTitle } from '../stock/staff-units.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A device to be fetched, and where it lies. */
export type PickedUnit = {
  readonly title: string
  readonly grade: Grade | null
  readonly shelf: string | null
  /** Its IMEI, or else its serial number, encrypted. */
  readonly sealed: string
}

export type ParcelToSend = {
  readonly id: string
  readonly orderNumber: string
  readonly market: Market
  readonly carrier: string
  readonly awb: string | null
  readonly state: ShipmentState
  readonly packedAt: Date | null
  readonly placedAt: Date
  readonly units: readonly PickedUnit[]
  readonly lastError: string | null
}

/** A parcel that its carrier took. */
export type HandedParcel = {
  readonly orderNumber: string
  readonly market: Market
  readonly carrier: string
  readonly awb: string | null
  readonly recipient: string
  readonly at: Date
}

const units = `coalesce((select jsonb_agg(jsonb_build_object('title', ${unitTitle('n.title')}, 'grade', n.grade,
      'shelf', u.shelf, 'sealed', coalesce(u.imei_sealed, u.serial_sealed)) order by n.position)
  from order_line n join unit u on u.id = n.unit_id left join listing l on l.id = u.listing_id
    left join product p on p.id = l.product_id left join model m on m.id = p.model_id where n.order_id = o.id and n.is_live), '[]')`

/** Parcels that may leave, the orders that wait longest first. */
const toSend: Statement = {
  name: 'office-parcels-to-send',
  text: `select h.id, o.number as "orderNumber", o.market, h.carrier, h.awb, h.state, h.packed_at as "packedAt",
      o.placed_at as "placedAt", h.last_error as "lastError", ${units} as units
    from shipment h join orders o on o.id = h.order_id
    where o.market = any($1::text[]) and h.state in ('preparing', 'label-created') and o.state = 'confirmed'
      and not ${isHeld('o')}
    order by o.placed_at, h.id limit $2`,
}

const handed: Statement = {
  name: 'office-parcels-handed-over',
  text: `select o.number as "orderNumber", o.market, h.carrier, h.awb, o.contact_name as recipient, t.at
    from order_history t join orders o on o.id = t.order_id join shipment h on h.order_id = o.id
    where t.subject = 'shipment' and t.to_state = 'handed-over' and o.market = any($1::text[])
      and t.at >= $2 and t.at < $3
    order by h.carrier, t.at, o.number`,
}

const labels: Statement = {
  name: 'office-labels-to-print',
  text: `select h.label from shipment h join orders o on o.id = h.order_id
    where o.market = any($1::text[]) and h.carrier = $2 and h.state = 'label-created' and h.label is not null
      and o.state = 'confirmed' and not ${isHeld('o')}
      and (h.packed_at is not null or not exists (
        select from order_line n where n.order_id = o.id and n.unit_id is not null and n.is_live))
    order by o.placed_at, h.id limit $3`,
}

/** By the number of the parcel or of its order. */
const byCode: Statement = {
  name: 'office-parcel-to-hand-over',
  text: `select h.id, o.number as "orderNumber", o.market, h.carrier, h.awb, h.state, h.packed_at as "packedAt",
      o.placed_at as "placedAt", h.last_error as "lastError", ${units} as units
    from shipment h join orders o on o.id = h.order_id
    where (h.awb = $1 or o.number = $1) and o.market = any($2::text[])
    order by h.created_at desc limit 1`,
}

export function listParcelsToSend(
  sql: Sql,
  markets: readonly Market[],
  limit: number,
): Promise<readonly ParcelToSend[]> {
  return rowsOf<ParcelToSend>(sql, toSend, [markets, limit])
}

/** From `since` until before `until`, by carrier. */
export function listHandedOver(sql: Sql, markets: readonly Market[], since: Date, until: Date) {
  return rowsOf<HandedParcel>(sql, handed, [markets, since, until])
}

/** The labels of a carrier's packed parcels. */
export async function listLabelsToPrint(
  sql: Sql,
  markets: readonly Market[],
  carrier: string,
  limit: number,
): Promise<readonly Buffer[]> {
  const rows = await rowsOf<{ label: Buffer }>(sql, labels, [markets, carrier, limit])
  return rows.map(({ label }) => label)
}

export async function findParcelByCode(
  sql: Sql,
  code: string,
  markets: readonly Market[],
): Promise<ParcelToSend | undefined> {
  return (await rowsOf<ParcelToSend>(sql, byCode, [code, markets]))[0]
}
