import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { shopMails } from '#test/support/shop-database.ts'
import { rows } from './brought.ts'
import type { Market } from './text.ts'

/** An order marked as delivered: the shop asks for a review a week later. */
export async function deliveredOrder(page: Page, market: Market): Promise<string> {
  const [unit] = await shelfUnits(rows, market, 1, market === 'hu' ? 10_000_000 : 3_000_000)
  if (!unit) throw new Error(`nothing is for sale in ${market}`)
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: await aCourierOrder(rows, market, [unit], { payment }),
  })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = (await response.json()) as { readonly number: string }
  const [order] = await rows<{ id: string }>(
    `update orders set state = 'closed', payable_until = null where number = $1 returning id`,
    number,
  )
  const id = String(order?.id)
  await rows(`update shipment set state = 'delivered' where order_id = $1`, id)
  await rows(
    `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     values (gen_random_uuid(), $1, 'shipment', 'in-transit', 'delivered', 'test', 'test', now())`,
    id,
  )
  await rows(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at)
     values (gen_random_uuid(), 'order-delivered', jsonb_build_object('orderId', $1::text, 'market', $2::text,
       'deliveredAt', now() - interval '8 days'), now(), now())`,
    id,
    market,
  )
  return id
}

/** The link in the email, as a path of the running shop. */
export async function invitationOf(orderId: string): Promise<string> {
  const mail = () =>
    shopMails('id = (select id from review_invitation where order_id = $1)', [orderId])
  await expect.poll(async () => (await mail()).length, { timeout: 20_000 }).toBe(1)
  const [email] = await mail()
  return /http\S+\?id=\S+&line=\d+/.exec(email?.plain ?? '')?.[0] ?? ''
}
