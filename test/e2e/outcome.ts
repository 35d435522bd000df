import { expect } from '@playwright/test'
import { shopRows } from '#test/support/shop-database.ts'

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
  readonly delivery_minor: number
  readonly collection_fee_minor: number
  readonly total_minor: number
}

/** Money columns are bigint, which the driver answers as text. */
const money = ['items_minor', 'delivery_minor', 'collection_fee_minor', 'total_minor'] as const

export const orderNumbered = async (number: string): Promise<StoredOrder> => {
  const rows = await shopRows<StoredOrder>('select * from orders where number = $1', [number])
  expect(rows, `orders numbered ${number}`).toHaveLength(1)
  const [order] = rows as [StoredOrder]
  return { ...order, ...Object.fromEntries(money.map(key => [key, Number(order[key])])) }
}

export const ordersOf = (email: string) =>
  shopRows<{ number: string }>('select number from orders where contact_email = $1', [email])

/** Every device line of an order with the state of its unit. */
export const unitsOf = (orderId: string) =>
  shopRows<{ unit_id: string; state: string; market: string }>(
    `select l.unit_id, u.state, u.market from order_line l join unit u on u.id = l.unit_id
     where l.order_id = $1 and l.kind = 'device' and l.is_live`,
    [orderId],
  )

export const addressOf = (orderId: string, role: 'delivery' | 'billing') =>
  shopRows<{ county: string; locality: string; street: string; number: string }>(
    'select * from order_address where order_id = $1 and role = $2',
    [orderId, role],
  )

/** The confirmation leaves through the outbox: waited for, never slept for. */
export const mailOf = async (orderId: string) => {
  const read = () =>
    shopRows<{ id: string; recipient: string; subject: string; html: string }>(
      'select id, recipient, subject, html from mail where order_id = $1',
      [orderId],
    )
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1)
  return (await read())[0] as Awaited<ReturnType<typeof read>>[number]
}

export const unsentOutboxOf = async (orderId: string): Promise<number> =>
  (
    await shopRows('select 1 from outbox where sent_at is null and payload::text like $1', [
      `%${orderId}%`,
    ])
  ).length
