import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aCourierOrder, shelfUnits } from '#test/support/order-cases.ts'
import { rows } from './brought.ts'

/** The price of the courier and of the collection, and how much of it is refunded (markets.md). */
const costs = {
  ro: { courier: 1_999 + 999, back: 1_499 + 999, cheap: 130_000 },
  bg: { courier: 799 + 299, back: 499 + 299, cheap: 90_000 },
} as const

/** Two phones paid on delivery, delivered three days ago; owned by the member if one is signed in. */
export async function deliveredToPay(page: Page, market: 'ro' | 'bg') {
  const { courier, back, cheap } = costs[market]
  // Any two: another test may buy the cheapest at the same time.
  const shelf = await shelfUnits(rows, market, 1, cheap)
  const at = randomInt(Math.max(1, shelf.length - 1))
  const units = shelf.slice(at, at + 2)
  const [first] = units
  if (!first) throw new Error(`nothing is for sale in ${market}`)
  const payment = { type: 'cashOnDelivery', tac: true, newsletter: false } as const
  const goods = units.reduce((sum, { price }) => sum + price, 0)
  const shownTotal = { minor: goods + courier, currency: first.currency }
  const body = await aCourierOrder(rows, market, units, { payment, shownTotal })
  const response = await page.request.post('/api/orders/', {
    headers: { 'idempotency-key': randomUUID(), 'sec-fetch-site': 'same-origin' },
    data: body,
  })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = (await response.json()) as { readonly number: string }
  await rows(
    `with o as (update orders set state = 'closed' where number = $1 returning id),
       s as (update shipment set state = 'delivered' where order_id = (select id from o))
     insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'shipment', 'in-transit', 'delivered', 'test', 'test', now() - interval '3 days'
     from o`,
    number,
  )
  return { number, email: body.contact.email, back: goods + back }
}
