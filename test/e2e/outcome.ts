import { expect } from '@playwright/test'
import { shopMails, shopRows } from '#test/support/shop-database.ts'

export type StoredOrder = {
  readonly id: string
  readonly market: string
  readonly language: string
  readonly state: string
  readonly customer_type: string
  readonly contact_name: string
  readonly contact_email: string
  readonly contact_phone: string
  readonly delivery_method: string
  readonly delivery_subtype: string
  readonly pickup_point: unknown
  readonly payment_method: string
  readonly currency: string
  readonly items_minor: number
  readonly discount_minor: number
  readonly delivery_minor: number
  readonly collection_fee_minor: number
  readonly total_minor: number
  readonly promo_code: string | null
}

/** Money columns are bigint, which the driver returns as text. */
const money = [
  'items_minor',
  'discount_minor',
  'delivery_minor',
  'collection_fee_minor',
  'total_minor',
] as const

export async function orderNumbered(number: string): Promise<StoredOrder> {
  const rows = await shopRows<StoredOrder>('select * from orders where number = $1', [number])
  expect(rows, `orders numbered ${number}`).toHaveLength(1)
  const [order] = rows as [StoredOrder]
  return { ...order, ...Object.fromEntries(money.map(key => [key, Number(order[key])])) }
}

export function ordersOf(email: string) {
  return shopRows<{ number: string }>('select number from orders where contact_email = $1', [email])
}

/** Every device line of an order with the state of its unit. */
export function unitsOf(orderId: string) {
  return shopRows<{ unit_id: string; state: string; market: string }>(
    `select l.unit_id, u.state, u.market from order_line l join unit u on u.id = l.unit_id
     where l.order_id = $1 and l.kind = 'device' and l.is_live`,
    [orderId],
  )
}

export function addressOf(orderId: string, role: 'delivery' | 'billing') {
  return shopRows<{ county: string; locality: string; street: string; number: string }>(
    'select * from order_address where order_id = $1 and role = $2',
    [orderId, role],
  )
}

/** The confirmation email leaves through the outbox: this polls for it instead of sleeping. */
export async function mailOf(orderId: string) {
  const read = () => shopMails('order_id = $1', [orderId])
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1)
  return (await read())[0] as Awaited<ReturnType<typeof read>>[number]
}

export async function unsentOutboxOf(orderId: string): Promise<number> {
  return (
    await shopRows('select 1 from outbox where sent_at is null and payload::text like $1', [
      `%${orderId}%`,
    ])
  ).length
}

export type StoredLine = {
  readonly position: number
  readonly kind: 'device' | 'service' | 'battery' | 'accessory' | 'gift-wrap'
  readonly item: string
  readonly grade: string | null
  readonly belongs_to: number | null
  readonly price: number
  /** The current price in the shop's own tables; null for the gift wrap, whose price is a setting. */
  readonly current_price: number | null
  readonly is_protector: boolean
}

/** Every line of an order, with the current price of the same item in the shop's tables. */
export function linesOf(orderId: string) {
  return shopRows<StoredLine>(
    `select l.position, l.kind, l.item_id as item, l.grade, l.belongs_to, l.price_minor::int as price,
       coalesce(listing.price_minor, battery.price_minor, piece.price_minor, service.price_minor)::int as current_price,
       coalesce(accessory.is_free_protector, false) as is_protector
     from order_line l join orders o on o.id = l.order_id
     left join order_line device on device.order_id = l.order_id and device.position = l.belongs_to
     left join listing on listing.id = l.listing_id
     left join model m on m.id = (select model_id from product where id = coalesce(device.item_id, l.item_id))
     left join battery_offer battery on l.kind = 'battery' and battery.id = l.item_id and battery.market = o.market
     left join accessory on l.kind = 'accessory' and accessory.id = l.item_id
     left join accessory_listing piece on piece.accessory_id = accessory.id and piece.market = o.market
     left join extra_service service on l.kind = 'service' and service.key = l.item_id and service.market = o.market
       and service.device_type = m.type and device.price_minor >= service.from_minor
       and (service.to_minor is null or device.price_minor < service.to_minor)
     where l.order_id = $1 order by l.position`,
    [orderId],
  )
}

/** The number of times a promo code was used. */
export async function usesOf(market: string, code: string): Promise<number> {
  const sql = 'select uses from promo where market = $1 and code = $2'
  const [promo] = await shopRows<{ uses: number }>(sql, [market, code])
  return Number(promo?.uses)
}

export type StoredPayment = {
  readonly id: string
  readonly method: string
  readonly state: string
  readonly amount: number
  readonly currency: string
  readonly installments: number | null
}

/** The payment attempts of an order, oldest first. */
export function paymentsOf(orderId: string) {
  return shopRows<StoredPayment>(
    `select id, method, state, amount_minor::float8 as amount, currency,
       (terms->>'installments')::int as installments
     from payment where order_id = $1 order by created_at`,
    [orderId],
  )
}

/** The invoice of an order that was paid, or will be on delivery; it is issued through the outbox. */
export async function invoiceOf(orderId: string) {
  const read = () =>
    shopRows<{ kind: string; language: string; currency: string; total: number }>(
      'select kind, language, currency, total_minor::float8 as total from invoice where order_id = $1',
      [orderId],
    )
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1)
  return (await read())[0] as Awaited<ReturnType<typeof read>>[number]
}

/** Waits until all outbox messages of the order are delivered; returns the number of its confirmations. */
export async function confirmationsOf(orderId: string): Promise<number> {
  await expect.poll(() => unsentOutboxOf(orderId), { timeout: 20_000 }).toBe(0)
  const sql = `select 1 from outbox where topic = 'order-confirmed' and payload->>'orderId' = $1`
  return (await shopRows(sql, [orderId])).length
}

/** Moves the order's payment deadline into the past; the shop's own sweeper expires it. */
export function letTimePass(number: string) {
  return shopRows(
    `update orders set payable_until = now() - interval '1 second' where number = $1`,
    [number],
  )
}
