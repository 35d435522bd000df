import type { Market } from '#domain/market/market.ts'
import { invoiceSeries } from '#domain/market/number-prefixes.ts'
import type { InvoiceNumber } from '#domain/order/invoice-number.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Something that staff look for: `number` is of an order, a trade-in, a return or a claim, or the id of a device or a member. */
export type Found = {
  readonly kind: 'order' | 'trade-in' | 'return' | 'unit' | 'claim' | 'member'
  readonly number: string
  readonly market: Market
  readonly state: string
  /** The customer or the device. */
  readonly name: string
  readonly at: Date
}

const mostOfEach = 20

const unit = `select 'unit' as kind, u.id::text as number, u.market, u.state,
    coalesce(m.brand || ' ' || m.name, s.title, '') as name, u.received_at as at
  from unit u left join listing l on l.id = u.listing_id left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id left join sale s on s.id = u.sale_id`
const claim = `select 'claim' as kind, w.number, w.market, w.state, n.title as name, w.opened_at as at from warranty_claim w
  join order_line n on n.order_id = w.order_id and n.position = w.position`

const order = `select 'order' as kind, o.number, o.market, o.state, o.contact_name as name, o.placed_at as at from orders o`
const tradeIn = `select 'trade-in' as kind, s.number, s.market, s.state, s.title as name, s.started_at as at from sale s`
const ofReturn = `select 'return' as kind, r.number, o.market, r.state, o.contact_name as name, r.requested_at as at
  from order_return r join orders o on o.id = r.order_id`

/** Each by an index; the last order by time is within one customer or device. */
const byCode: Statement = {
  name: 'office-find-code',
  text: `${order} where o.number = $1
    union ${order} where o.id in (select p.order_id from shipment p where p.awb = $1)
    union ${tradeIn} where s.number = $1
    union ${tradeIn} where s.id in (
      select b.subject_id from inbound_parcel b where b.subject_kind = 'sale'
        and (b.awb = $1 or b.together_with in (select id from inbound_parcel where awb = $1)))
    union ${ofReturn} where r.number = $1
    union ${claim} where w.number = $1
    union ${claim} where w.id in (
      select b.subject_id from inbound_parcel b where b.awb = $1 and b.subject_kind = 'warranty')
    union ${ofReturn} where r.id in (
      select b.subject_id from inbound_parcel b where b.awb = $1 and b.subject_kind = 'return')
    order by at desc limit ${mostOfEach}`,
}

const member = `select 'member' as kind, b.id::text as number, b.market, '' as state, b.name, b.created_at as at from member b`

const byInvoice: Statement = {
  name: 'office-find-invoice',
  text: `${order} where o.id in (select i.order_id from invoice i 
      where i.market = $1 and i.series = $2 and i.number = $3)`,
}

const byPhone: Statement = {
  name: 'office-find-phone',
  text: `(${order} where o.contact_phone = $1 order by o.placed_at desc limit ${mostOfEach})
    union all (${member} where b.phone_number = $1 limit ${mostOfEach}) order by at desc`,
}

/** From the typed beginning to before the next one, byte by byte: an index serves it with any plan. */
const beginsWith = (name: string) =>
  `lower(${name}) ~>=~ lower($1) and lower(${name}) ~<~ (lower($1) || chr(1114111))`

/** The beginning of a name, in any case. */
const byName: Statement = {
  name: 'office-find-name',
  text: `(${order} where ${beginsWith('o.contact_name')} order by o.placed_at desc limit ${mostOfEach})
    union all (${member} where ${beginsWith('b.name')} limit ${mostOfEach}) order by at desc`,
}

const byEmail: Statement = {
  name: 'office-find-email',
  text: `(${order} where lower(o.contact_email) = lower($1) order by o.placed_at desc limit ${mostOfEach})
    union all (${tradeIn} where lower(s.email) = lower($1) order by s.started_at desc limit ${mostOfEach})
    union all (${member} where lower(b.email) = lower($1))
    order by at desc`,
}

const byDevice: Statement = {
  name: 'office-find-device',
  text: `(${order} where o.id in (
      select l.order_id from order_line l join unit u on u.id = l.unit_id where u.serial_hash = $1 or u.imei_hash = $1))
    union all (${tradeIn} where s.device_hash = $1)
    union all (${unit} where (u.serial_hash = $1 or u.imei_hash = $1)
      and u.state not in ('held', 'sold', 'shipped', 'delivered'))
    order by at desc limit ${mostOfEach}`,
}

/** By a number on a paper or a parcel, written as it is stored. */
export function findByCode(sql: Sql, code: string) {
  return rowsOf<Found>(sql, byCode, [code])
}

export function findByEmail(sql: Sql, email: string) {
  return rowsOf<Found>(sql, byEmail, [email])
}

export function findByInvoice(sql: Sql, { market, kind, number }: InvoiceNumber) {
  return rowsOf<Found>(sql, byInvoice, [market, invoiceSeries[market][kind], number])
}

/** In the form in which phones are stored: +40712345678. */
export function findByPhone(sql: Sql, phone: string) {
  return rowsOf<Found>(sql, byPhone, [phone])
}

export function findByName(sql: Sql, name: string) {
  return rowsOf<Found>(sql, byName, [name])
}

/** By the keyed digest of an IMEI or a serial number. */
export function findByDevice(sql: Sql, deviceHash: string) {
  return rowsOf<Found>(sql, byDevice, [deviceHash])
}
