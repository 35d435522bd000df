import type { DeliverySubtype } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { PicturedDevice } from '../order/read-order.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredParcel = {
  readonly carrier: string
  readonly state: ShipmentState
  readonly awb: string | null
  readonly url: string | null
  readonly deliveredAt: string | null
}

/** A member's order, with its first line and its newest parcel. Amounts in minor units. */
export type StoredPurchase = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly state: OrderState
  readonly placedAt: Date
  /** When it was ready to ship: it was placed, or its trade-in was settled. */
  readonly readyAt: Date
  readonly payableUntil: Date | null
  readonly subtype: DeliverySubtype
  readonly totalMinor: number
  readonly currency: Currency
  readonly heads: number
  readonly first: {
    readonly title: string
    readonly kind: OrderLineKind
    readonly itemId: string
    readonly device: PicturedDevice | null
  } | null
  readonly parcel: StoredParcel | null
}

export type StoredStep = {
  readonly state: ShipmentState
  readonly at: Date
  readonly place: string | null
}

type Owner = { readonly userId: string; readonly market: Market }

/** Newest first; `after` is the number of the last order already shown. */
export function listPurchasesOfMember(
  sql: Sql,
  { userId, market }: Owner,
  after: string | undefined,
  limit: number,
): Promise<readonly StoredPurchase[]> {
  return after === undefined
    ? rowsOf<StoredPurchase>(sql, newest, [userId, market, limit])
    : rowsOf<StoredPurchase>(sql, older, [userId, market, limit, after])
}

export async function findPurchase(
  sql: Sql,
  { userId, market }: Owner,
  number: string,
): Promise<StoredPurchase | undefined> {
  return (await rowsOf<StoredPurchase>(sql, one, [userId, market, number]))[0]
}

/** Of whomever: the caller has checked who may see it. */
export async function readPurchase(sql: Sql, orderId: string): Promise<StoredPurchase | undefined> {
  return (await rowsOf<StoredPurchase>(sql, byId, [orderId]))[0]
}

/** The events of an order's parcels, oldest first. */
export function listPurchaseSteps(sql: Sql, orderId: string): Promise<readonly StoredStep[]> {
  return rowsOf<StoredStep>(sql, steps, [orderId])
}

export async function listPurchaseMarkets(sql: Sql, userId: string): Promise<readonly Market[]> {
  return (await rowsOf<{ market: Market }>(sql, marketsOf, [userId])).map(({ market }) => market)
}

const firstLine = `
  select json_build_object('title', n.title, 'kind', n.kind, 'itemId', n.item_id,
    'device', case when m.id is not null then json_build_object(
      'brand', m.brand, 'name', m.name, 'color', p.color ->> 'name', 'material', p.material) end)
  from order_line n
  left join listing l on l.id = n.listing_id
  left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id
  where n.order_id = o.id and n.belongs_to is null order by n.position limit 1`

const newestParcel = `
  select json_build_object('carrier', s.carrier, 'state', s.state, 'awb', s.awb, 'url', s.tracking_url,
    'deliveredAt', (
      select max(h.at) from order_history h
      where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered'))
  from shipment s where s.order_id = o.id order by s.created_at desc limit 1`

const readyAt = `select max(h.at) from order_history h
  where h.order_id = o.id and h.subject = 'order' and h.from_state = 'awaiting-trade-in' and h.to_state = 'confirmed'`

const purchases = `
  select o.id, o.number, o.market, o.state, o.placed_at as "placedAt", coalesce((${readyAt}), o.placed_at) as "readyAt", o.payable_until as "payableUntil",
    o.delivery_subtype as subtype, o.total_minor::float8 as "totalMinor", o.currency,
    (select count(*)::int from order_line n where n.order_id = o.id and n.belongs_to is null) as heads,
    (${firstLine}) as first, (${newestParcel}) as parcel
  from orders o`

const purchase = `${purchases} where o.user_id = $1::uuid and o.market = $2`

const newest: Statement = {
  name: 'purchases-newest',
  text: `${purchase} order by o.placed_at desc, o.id desc limit $3`,
}

/** Continues after one of the member's own orders; after somebody else's order it returns nothing. */
const older: Statement = {
  name: 'purchases-older',
  text: `${purchase} and (o.placed_at, o.id) < (
      select placed_at, id from orders where number = $4 and user_id = $1::uuid and market = $2
    ) order by o.placed_at desc, o.id desc limit $3`,
}

const one: Statement = { name: 'purchase-one', text: `${purchase} and o.number = $3` }

const byId: Statement = { name: 'purchase-by-id', text: `${purchases} where o.id = $1::uuid` }

const steps: Statement = {
  name: 'purchase-steps',
  text: `
    select h.to_state as state, h.at, e.place
    from order_history h
    left join lateral (
      select e.place from shipment_event e join shipment s on s.id = e.shipment_id
      where s.order_id = h.order_id and e.at <= h.at order by e.at desc limit 1
    ) e on h.to_state not in ('preparing', 'label-created')
    where h.order_id = $1::uuid and h.subject = 'shipment'
    order by h.at, h.id`,
}

const marketsOf: Statement = {
  name: 'purchase-markets',
  text: 'select distinct market from orders where user_id = $1::uuid',
}
