import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { shopRows } from '#test/support/shop-database.ts'

export async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

/** A phone delivered to a member today, paid by card. */
export async function bought(page: Page, market: 'ro' | 'bg' | 'gr', userId: string) {
  const units = await shelfUnits(rows, market, 1, 130_000)
  // Another test may buy the cheapest unit at the same time.
  const unit = units.length > 0 ? units[randomInt(units.length)] : undefined
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: await aCourierOrder(rows, market, [unit], {
      payment: { type: 'card', tac: true, newsletter: false },
    }),
  })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = (await response.json()) as { readonly number: string }
  const [order] = await rows<{ position: number }>(
    `update orders o set user_id = $2, state = 'confirmed', payable_until = null
     from order_line n where o.number = $1 and n.order_id = o.id and n.kind = 'device'
     returning n.position`,
    number,
    userId,
  )
  await rows(
    `with brought as (
       insert into shipment (id, order_id, carrier, state, created_at, awb)
       select gen_random_uuid(), id, 'sameday', 'delivered', now(), id::text from orders where number = $1
     )
     insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'shipment', 'in-transit', 'delivered', 'sameday', 'brought', now()
     from orders where number = $1`,
    number,
  )
  return { number, position: order?.position ?? 0 }
}
