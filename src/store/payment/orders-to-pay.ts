import type { Address } from '#domain/address/address.ts'
import type { DeliverySubtype } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isRested } from '../failing-items.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The facts of an order that its payment needs. Amounts in minor units. */
export type OrderToPay = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly language: Language
  readonly state: OrderState
  readonly customer: CustomerType
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subtype: DeliverySubtype
  readonly point: PickupPoint | null
  readonly deliveryAddress: Address | null
  readonly billingAddress: Address | null
  readonly currency: Currency
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly deliveryMinor: number
  readonly feeMinor: number
  readonly totalMinor: number
  /** The part of the total that is paid or due on delivery; while an order waits for payment, the part that vouchers pay. */
  readonly coveredMinor: number
  /** A trade-in that pays part of the order is not settled yet (sell.md, Rulings). */
  readonly isUnsettled: boolean
  /** A trade-in that was to pay part of the order ended without a payout. */
  readonly hasWithdrawnVoucher: boolean
  readonly promoCode: string | null
  readonly linkTokenHash: string
  readonly placedAt: Date
  readonly payableUntil: Date | null
  readonly lines: readonly LineToPay[]
}

export type LineToPay = {
  readonly kind: OrderLineKind
  readonly itemId: string
  readonly title: string
  readonly priceMinor: number
}

function addressOf(role: string) {
  return `
  (select json_strip_nulls(json_build_object(
    'county', json_build_object('id', a.county_id, 'name', a.county),
    'locality', json_build_object('id', a.locality_id, 'name', a.locality),
    'street', a.street, 'number', a.number, 'details', a.details, 'postalCode', a.postal_code))
  from order_address a where a.order_id = o.id and a.role = '${role}')`
}

const paid = `select coalesce(sum(y.amount_minor), 0) from payment y
  where y.order_id = o.id and y.state in ('captured', 'due', 'collected', 'remitted')`

/** The amount a trade-in did not pay after all, and unnecessary payments. Other refunds leave an order paid. */
const undone = `select coalesce(sum(r.amount_minor), 0) from refund r
  where r.order_id = o.id and r.state <> 'failed' and r.reason in ('trade-in-settled', 'paid-already', 'order-closed')`

/** A refund that was only requested settles nothing: it may still be refused. */
const unsettled = `select from voucher_entry e join voucher v on v.id = e.voucher_id
  where e.order_id = o.id and e.kind = 'spend' and (v.standing = 'pending' or v.left_minor < 0)
    and -e.amount_minor > (select coalesce(sum(r.amount_minor), 0) from refund r
      where r.payment_id = e.payment_id and r.state not in ('requested', 'failed'))`

const withdrawn = `select from voucher_entry e join voucher v on v.id = e.voucher_id
  where e.order_id = o.id and e.kind = 'spend' and v.standing = 'withdrawn'`

const order = `
  select o.id, o.number, o.market, o.language, o.state, o.customer_type as customer,
    o.contact_name as name, o.contact_email as email, o.contact_phone as phone,
    o.delivery_subtype as subtype, o.pickup_point as point,
    ${addressOf('delivery')} as "deliveryAddress", ${addressOf('billing')} as "billingAddress",
    o.currency, o.items_minor::float8 as "itemsMinor", o.discount_minor::float8 as "discountMinor",
    o.delivery_minor::float8 as "deliveryMinor", o.collection_fee_minor::float8 as "feeMinor",
    o.total_minor::float8 as "totalMinor",
    ((${paid}) - (${undone}))::float8 as "coveredMinor", exists (${unsettled}) as "isUnsettled",
    exists (${withdrawn}) as "hasWithdrawnVoucher",
    o.promo_code as "promoCode",
    o.link_token_hash as "linkTokenHash", o.placed_at as "placedAt", o.payable_until as "payableUntil",
    (select json_agg(json_build_object('kind', n.kind, 'itemId', n.item_id, 'title', n.title,
      'priceMinor', n.price_minor) order by n.position) from order_line n where n.order_id = o.id) as lines
  from orders o`

const byNumber: Statement = { name: 'order-to-pay-number', text: `${order} where o.number = $1` }

const byId: Statement = { name: 'order-to-pay-id', text: `${order} where o.id = $1::uuid` }

/** A separate statement: one that waits for the row reads its payments and refunds as they were before it waited. */
const lock: Statement = {
  name: 'order-to-pay-lock',
  text: 'select from orders o where o.id = $1::uuid for update of o',
}

const ofPayment: Statement = {
  name: 'order-of-payment',
  text: `select order_id as id from payment where id = ${idIn('$1')}`,
}

const toExpire: Statement = {
  name: 'orders-to-expire',
  text: `select id from orders where state = 'awaiting-payment' and payable_until <= $1
      and ${isRested('expire-order', 'orders.id', '$1')}
    order by payable_until limit $2`,
}

const differencesToEnd: Statement = {
  name: 'orders-differences-to-end',
  text: `select id from orders where state = 'awaiting-trade-in' and payable_until <= $1
      and ${isRested('end-difference', 'orders.id', '$1')}
    order by payable_until limit $2`,
}

const move: Statement = {
  name: 'order-move',
  text: 'update orders set state = $2, payable_until = $3 where id = $1::uuid',
}

const onDelivery: Statement = {
  name: 'order-on-delivery',
  text: `update orders set state = 'confirmed', payable_until = null, payment_method = $2, collection_fee_minor = $3,
      total_minor = $4 where id = $1::uuid`,
}

const dropLines: Statement = {
  name: 'order-drop-lines',
  text: 'update order_line set is_live = false where order_id = $1::uuid',
}

export async function findOrderToPayByNumber(sql: Sql, number: string) {
  return (await rowsOf<OrderToPay>(sql, byNumber, [number]))[0]
}

export async function findOrderToPay(sql: Sql, id: string) {
  return (await rowsOf<OrderToPay>(sql, byId, [id]))[0]
}

/** Locks the order's row until the transaction ends, and then reads its current state. */
export async function lockOrderToPay(tx: Sql, id: string): Promise<OrderToPay> {
  await rowsOf(tx, lock, [id])
  const [found] = await rowsOf<OrderToPay>(tx, byId, [id])
  if (!found) throw new Error(`order ${id} is not there`)
  return found
}

export async function findOrderIdOfPayment(
  sql: Sql,
  paymentId: string,
): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, ofPayment, [paymentId]))[0]?.id
}

/** Orders whose time to pay has ended, oldest first. */
export async function listOrdersToExpire(
  sql: Sql,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, toExpire, [at, limit])).map(({ id }) => id)
}

/** Orders whose time to pay the rest that a trade-in left has ended, oldest first. */
export async function listDifferencesToEnd(
  sql: Sql,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await rowsOf<{ id: string }>(sql, differencesToEnd, [at, limit])).map(({ id }) => id)
}

export function updateOrderState(
  tx: Sql,
  id: string,
  state: OrderState,
  payableUntil: Date | undefined,
) {
  return rowsOf(tx, move, [id, state, payableUntil ?? null])
}

export type OnDeliveryTotals = {
  readonly method: PaymentMethodId
  readonly feeMinor: number
  readonly totalMinor: number
}

/** Confirms an order that is paid on delivery instead of online. */
export function updateOrderOnDelivery(
  tx: Sql,
  id: string,
  { method, feeMinor, totalMinor }: OnDeliveryTotals,
) {
  return rowsOf(tx, onDelivery, [id, method, feeMinor, totalMinor])
}

/** Its units no longer belong to an order. */
export function dropOrderLines(tx: Sql, id: string) {
  return rowsOf(tx, dropLines, [id])
}
