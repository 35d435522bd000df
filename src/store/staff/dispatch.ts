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

const maySend = `o.market = any($1::text[]) and h.state in ('preparing', 'label-created') and o.state = 'confirmed'
  and not ${isHeld('o')}`

/** Nothing of it has to be fetched any more. */
const isPacked = `h.state = 'label-created' and (h.packed_at is not null or not exists (
  select from order_line n where n.order_id = o.id and n.unit_id is not null and n.is_live))`

const counts: Statement = {
  name: 'office-parcels-to-send-count',
  text: `select o.market, h.carrier, (${isPacked}) as "isPacked", count(*)::int as count
    from shipment h join orders o on o.id = h.order_id where ${maySend} group by 1, 2, 3 order by 1, 2`,
}

/** Parcels that have to be packed before they leave, the orders that wait longest first. */
const toPack: Statement = {
  name: 'office-parcels-to-pack',
  text: `select h.id, o.number as "orderNumber", o.market, h.carrier, h.awb, h.state, h.packed_at as "packedAt",
      o.placed_at as "placedAt", h.last_error as "lastError", ${units} as units
    from shipment h join orders o on o.id = h.order_id
    where ${maySend} and not (${isPacked})
    order by o.placed_at, h.id limit $2`,
}

const fromHanded = `from order_history t join orders o on o.id = t.order_id join shipment h on h.order_id = o.id
    where t.subject = 'shipment' and t.to_state = 'handed-over' and o.market = any($1::text[])
      and t.at >= $2 and t.at < $3`

const handedCounts: Statement = {
  name: 'office-parcels-handed-over-count',
  text: `select h.carrier, count(*)::int as count ${fromHanded} group by 1 order by 1`,
}

const handedColumns = `o.number as "orderNumber", o.market, h.carrier, h.awb, o.contact_name as recipient, t.at`

const handed: Statement = {
  name: 'office-parcels-handed-over',
  text: `select ${handedColumns} ${fromHanded} and h.carrier = $4 order by t.at, o.number`,
}

const latestHanded: Statement = {
  name: 'office-parcels-handed-over-latest',
  text: `select ${handedColumns} ${fromHanded} order by t.at desc, o.number limit $4`,
}

const labels: Statement = {
  name: 'office-labels-to-print',
  text: `select h.label from shipment h join orders o on o.id = h.order_id
    where ${maySend} and ${isPacked} and h.carrier = $2 and h.label is not null
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

/** How many parcels of a carrier in a market may leave, packed or still to be packed. */
export type SendCount = {
  readonly market: Market
  readonly carrier: string
  readonly isPacked: boolean
  readonly count: number
}

export function countParcelsToSend(sql: Sql, markets: readonly Market[]) {
  return rowsOf<SendCount>(sql, counts, [markets])
}

export function listParcelsToPack(
  sql: Sql,
  markets: readonly Market[],
  limit: number,
): Promise<readonly ParcelToSend[]> {
  return rowsOf<ParcelToSend>(sql, toPack, [markets, limit])
}

type Span = { readonly since: Date; readonly until: Date }

/** From `since` until before `until`. */
export function countHandedOver(sql: Sql, markets: readonly Market[], { since, until }: Span) {
  return rowsOf<{ carrier: string; count: number }>(sql, handedCounts, [markets, since, until])
}

/** All of a carrier, in the order in which it took them. */
export function listHandedOver(
  sql: Sql,
  markets: readonly Market[],
  { since, until }: Span,
  carrier: string,
) {
  return rowsOf<HandedParcel>(sql, handed, [markets, since, until, carrier])
}

/** Of all carriers, the last one first. */
export function listLatestHandedOver(
  sql: Sql,
  markets: readonly Market[],
  { since, until }: Span,
  limit: number,
) {
  return rowsOf<HandedParcel>(sql, latestHanded, [markets, since, until, limit])
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
