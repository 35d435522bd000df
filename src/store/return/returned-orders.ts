import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliverySubtype } from '#domain/delivery/delivery.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { PicturedDevice } from '../order/read-order.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { isClaimUnderWay } from '../warranty/claim-under-way.ts'

export type LineToReturn = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly itemId: string
  readonly title: string
  readonly grade: Grade | null
  readonly priceMinor: number
  readonly belongsTo: number | null
  readonly isLive: boolean
  readonly isHeld: boolean
  /** The number of its active warranty claim. */
  readonly claim: string | null
  readonly device: PicturedDevice | null
}

/** The facts of an order that its returns need. Amounts in minor units. */
export type OrderToReturn = ContactDetails & {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly language: Language
  readonly state: OrderState
  readonly userId: string | null
  readonly linkTokenHash: string
  readonly placedAt: Date
  readonly subtype: DeliverySubtype
  readonly currency: Currency
  readonly discountMinor: number
  readonly deliveryMinor: number
  readonly feeMinor: number
  readonly isPaidOnDelivery: boolean
  readonly parcel: { readonly state: ShipmentState; readonly deliveredAt: string | null } | null
  readonly lines: readonly LineToReturn[]
  /** The number of returns so far. */
  readonly returns: number
}

export async function findOrderToReturnByNumber(sql: Sql, number: string) {
  return (await rowsOf<OrderToReturn>(sql, byNumber, [number]))[0]
}

/** Locks the order's row until the transaction ends, and then reads its current state. */
export async function lockOrderToReturn(tx: Sql, id: string): Promise<OrderToReturn> {
  await rowsOf(tx, lock, [id])
  const [found] = await rowsOf<OrderToReturn>(tx, byId, [id])
  if (!found) throw new Error(`order ${id} is not there`)
  return found
}

const lines = `
  select json_agg(json_build_object('position', n.position, 'kind', n.kind, 'itemId', n.item_id,
    'title', n.title, 'grade', n.grade, 'priceMinor', n.price_minor, 'belongsTo', n.belongs_to,
    'isLive', n.is_live,
    'isHeld', exists (select from return_line r
      where r.order_id = n.order_id and r.position = n.position and r.is_held),
    'claim', (select w.number from warranty_claim w
      where w.order_id = n.order_id and w.position = n.position and ${isClaimUnderWay('w')}),
    'device', case when m.id is not null then json_build_object(
      'brand', m.brand, 'name', m.name, 'color', p.color ->> 'name', 'material', p.material) end
  ) order by n.position)
  from order_line n
  left join listing l on l.id = n.listing_id
  left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id
  where n.order_id = o.id`

const parcel = `
  select json_build_object('state', s.state, 'deliveredAt', (
    select max(h.at) from order_history h
    where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered'))
  from shipment s where s.order_id = o.id order by s.created_at desc limit 1`

const order = `
  select o.id, o.number, o.market, o.language, o.state, o.user_id as "userId",
    o.contact_name as name, o.contact_email as email, o.contact_phone as phone,
    o.link_token_hash as "linkTokenHash", o.placed_at as "placedAt", o.delivery_subtype as subtype,
    o.currency, o.discount_minor::float8 as "discountMinor", o.delivery_minor::float8 as "deliveryMinor",
    o.collection_fee_minor::float8 as "feeMinor",
    exists (select from payment y
      where y.order_id = o.id and y.state in ('due', 'collected', 'remitted')) as "isPaidOnDelivery",
    (${parcel}) as parcel, (${lines}) as lines,
    (select count(*)::int from order_return r where r.order_id = o.id) as returns
  from orders o`

const byNumber: Statement = { name: 'order-to-return-number', text: `${order} where o.number = $1` }

const byId: Statement = { name: 'order-to-return-id', text: `${order} where o.id = $1::uuid` }

const lock: Statement = {
  name: 'order-to-return-lock',
  text: 'select id from orders where id = $1::uuid for update',
}
