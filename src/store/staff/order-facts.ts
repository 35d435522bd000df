import type { Currency } from '#domain/money/money.ts'
import type { PackedUnit } from '#domain/order/pack-check.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type OfficeParcel = {
  readonly id: string
  readonly carrier: string
  readonly state: ShipmentState
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly hasLabel: boolean
  readonly packedAt: Date | null
  readonly lastError: string | null
}

export type OfficePayment = {
  readonly id: string
  readonly method: string
  readonly provider: string | null
  readonly providerRef: string | null
  readonly state: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly createdAt: Date
  readonly reviewReason: string | null
  readonly lastError: string | null
}

export type HistoryStep = {
  readonly subject: string
  readonly from: string | null
  readonly to: string
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

const parcels: Statement = {
  name: 'office-parcels-of-order',
  text: `select id, carrier, state, awb, tracking_url as "trackingUrl", label is not null as "hasLabel",
      packed_at as "packedAt", last_error as "lastError"
    from shipment where order_id = $1::uuid order by created_at`,
}

const payments: Statement = {
  name: 'office-payments-of-order',
  text: `select id, method, provider, provider_ref as "providerRef", state, amount_minor::float8 as "amountMinor",
      currency, created_at as "createdAt", review_reason as "reviewReason", last_error as "lastError"
    from payment where order_id = $1::uuid order by created_at, id`,
}

const orderHistory: Statement = {
  name: 'office-history-of-order',
  text: `select subject, from_state as "from", to_state as "to", actor, reason, at from order_history
    where order_id = $1::uuid order by at, id`,
}

const tradeInHistory: Statement = {
  name: 'office-history-of-sale',
  text: `select 'sale' as subject, from_state as "from", to_state as "to", actor, reason, at from sale_history
    where sale_id = $1::uuid order by at, place`,
}

const returnHistory: Statement = {
  name: 'office-history-of-return',
  text: `select 'return' as subject, from_state as "from", to_state as "to", actor, reason, at from return_history
    where return_id = $1::uuid order by step`,
}

const claimHistory: Statement = {
  name: 'office-history-of-claim',
  text: `select 'warranty' as subject, from_state as "from", to_state as "to", actor, reason, at from warranty_history
    where claim_id = $1::uuid order by step`,
}

const toPack: Statement = {
  name: 'office-parcel-to-pack',
  text: `select h.packed_at is null and exists (
      select from order_line n where n.order_id = h.order_id and n.unit_id is not null and n.is_live) as "isToPack"
    from shipment h where h.id = $1::uuid`,
}

const parcelOwner: Statement = {
  name: 'office-order-of-parcel',
  text: 'select o.number from shipment p join orders o on o.id = p.order_id where p.id = $1::uuid',
}

/** Only of a parcel that was packed, or that has no device to be mistaken for another. */
const label: Statement = {
  name: 'office-label',
  text: `select p.label from shipment p where p.id = $1::uuid and p.label is not null
    and (p.packed_at is not null or not exists (
      select from order_line n where n.order_id = p.order_id and n.unit_id is not null and n.is_live))`,
}

const units: Statement = {
  name: 'office-units-of-parcel',
  text: `select n.title, u.serial_hash as "serialHash", u.imei_hash as "imeiHash",
      coalesce(u.imei_sealed, u.serial_sealed) as sealed
    from shipment p join order_line n on n.order_id = p.order_id and n.is_live
    join unit u on u.id = n.unit_id
    where p.id = $1::uuid order by n.position`,
}

const pack: Statement = {
  name: 'office-pack-parcel',
  text: 'update shipment set packed_at = coalesce(packed_at, $2) where id = $1::uuid',
}

const held: Statement = {
  name: 'office-order-held',
  text: 'select reason from payment_reversal where order_id = $1::uuid and ended_at is null limit 1',
}

const histories = {
  order: orderHistory,
  'trade-in': tradeInHistory,
  return: returnHistory,
  claim: claimHistory,
}

export function listParcels(sql: Sql, orderId: string) {
  return rowsOf<OfficeParcel>(sql, parcels, [orderId])
}

export function listPayments(sql: Sql, orderId: string) {
  return rowsOf<OfficePayment>(sql, payments, [orderId])
}

/** Oldest first. */
export function listHistory(sql: Sql, of: keyof typeof histories, id: string) {
  return rowsOf<HistoryStep>(sql, histories[of], [id])
}

export async function findOrderOfParcel(sql: Sql, parcelId: string): Promise<string | undefined> {
  return (await rowsOf<{ number: string }>(sql, parcelOwner, [parcelId]))[0]?.number
}

export async function findLabel(sql: Sql, parcelId: string): Promise<Buffer | undefined> {
  return (await rowsOf<{ label: Buffer }>(sql, label, [parcelId]))[0]?.label
}

/** The devices that belong into a parcel. */
export function listUnitsOfParcel(sql: Sql, parcelId: string) {
  return rowsOf<PackedUnit & { readonly title: string; readonly sealed: string }>(sql, units, [
    parcelId,
  ])
}

export function markPacked(tx: Sql, parcelId: string, at: Date) {
  return rowsOf(tx, pack, [parcelId, at])
}

/** Why an order is not sent: a payment of it was undone. `undefined` if it may be. */
export async function findHold(sql: Sql, orderId: string): Promise<string | undefined> {
  return (await rowsOf<{ reason: string }>(sql, held, [orderId]))[0]?.reason
}

/** Whether devices of a parcel were not scanned yet. */
export async function isToPack(tx: Sql, parcelId: string): Promise<boolean> {
  return (await rowsOf<{ isToPack: boolean }>(tx, toPack, [parcelId]))[0]?.isToPack ?? false
}
