import type { Address } from '#domain/address/address.ts'
import type { DeliverySubtype } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The facts from which a line's picture is drawn; only devices have one of their own. */
export type PicturedDevice = {
  readonly brand: string
  readonly name: string
  readonly color: string | null
  readonly material: string | null
}

export type StoredLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly itemId: string
  readonly title: string
  readonly grade: Grade | null
  readonly priceMinor: number
  readonly belongsTo: number | null
  /** False once it was returned or replaced. */
  readonly isLive: boolean
  readonly device: PicturedDevice | null
}

export type StoredOrder = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly state: OrderState
  readonly customer: CustomerType
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subtype: DeliverySubtype
  readonly point: PickupPoint | null
  readonly address: Address | null
  /** `null` if vouchers paid everything. */
  readonly paymentMethod: PaymentMethodId | null
  readonly currency: Currency
  readonly items: string
  readonly discount: string
  readonly delivery: string
  readonly fee: string
  readonly total: string
  /** The part of the total that vouchers pay. */
  readonly vouchers: string
  /** The part of the total that a trade-in was to pay and did not. */
  readonly difference: string
  readonly promoCode: string | null
  readonly linkTokenHash: string
  readonly placedAt: Date
  /** When it was ready to ship: it was placed, or its trade-in was settled. */
  readonly readyAt: Date
  readonly lines: readonly StoredLine[]
}

type Read = (sql: Sql, name: string) => Promise<StoredOrder | undefined>

export const readOrderByNumber: Read = async (sql, number) =>
  (await rowsOf<StoredOrder>(sql, orderByNumber, [number]))[0]

export const readOrderById: Read = async (sql, id) =>
  (await rowsOf<StoredOrder>(sql, orderById, [id]))[0]

const lines = `
  select json_agg(json_build_object(
    'position', n.position, 'kind', n.kind, 'itemId', n.item_id, 'title', n.title, 'grade', n.grade,
    'priceMinor', n.price_minor, 'belongsTo', n.belongs_to, 'isLive', n.is_live,
    'device', case when m.id is not null then json_build_object(
      'brand', m.brand, 'name', m.name, 'color', p.color ->> 'name', 'material', p.material) end
  ) order by n.position)
  from order_line n
  left join listing l on l.id = n.listing_id
  left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id
  where n.order_id = o.id`

const address = `
  select json_strip_nulls(json_build_object(
    'county', json_build_object('id', a.county_id, 'name', a.county),
    'locality', json_build_object('id', a.locality_id, 'name', a.locality),
    'street', a.street, 'number', a.number, 'details', a.details, 'postalCode', a.postal_code))
  from order_address a where a.order_id = o.id and a.role = 'delivery'`

/** An order may have been paid by a different method than it was placed with. */
const paidBy = `select y.method from payment y where y.order_id = o.id and y.state = 'captured' and y.provider is not null
  order by y.created_at > coalesce((select min(w.at) from order_history w where w.order_id = o.id
    and w.subject = 'order' and w.to_state = 'awaiting-trade-in'), 'infinity'), y.created_at desc limit 1`

const vouchers = `select coalesce(sum(v.amount_minor), 0) from payment v
  where v.order_id = o.id and v.method = 'voucher'`

const difference = `select coalesce(sum(r.amount_minor), 0) from refund r
  where r.order_id = o.id and r.reason = 'trade-in-settled'`

const readyAt = `select max(h.at) from order_history h
  where h.order_id = o.id and h.subject = 'order' and h.from_state = 'awaiting-trade-in' and h.to_state = 'confirmed'`

const order = `
    select o.id, o.number, o.market, o.state, o.customer_type as customer, o.contact_name as name,
      o.contact_email as email, o.contact_phone as phone, o.delivery_subtype as subtype,
      o.pickup_point as point, (${address}) as address, coalesce((${paidBy}), nullif(o.payment_method, '')) as "paymentMethod",
      o.currency, o.items_minor as items, o.discount_minor as discount, o.delivery_minor as delivery,
      o.collection_fee_minor as fee, o.total_minor as total, (${vouchers}) - (${difference}) as vouchers,
      (${difference}) as difference, o.promo_code as "promoCode",
      o.link_token_hash as "linkTokenHash", o.placed_at as "placedAt",
      coalesce((${readyAt}), o.placed_at) as "readyAt", (${lines}) as lines
    from orders o`

const orderByNumber: Statement = {
  name: 'order-by-number',
  text: `${order} where o.number = $1`,
}

const orderById: Statement = { name: 'order-by-id', text: `${order} where o.id = ${idIn('$1')}` }
