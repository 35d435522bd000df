import { randomUUID } from 'node:crypto'
import { handlers } from '#app/modules.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import type { ApiApp } from './api-app.ts'
import { aTradeInThatCame, inspectionReport, officeOn } from './inspections.ts'
import type { Rows } from './order-cases.ts'
import { anOrder } from './shipping.ts'

type Market = Parameters<typeof anOrder>[2]

/** An order of one phone delivered to its customer, through every state of a parcel. */
export async function aDeliveredOrder(api: ApiApp, rows: Rows, market: Market = 'ro') {
  const ordered = await anOrder(api, rows, market)
  for (const by of ['create-label', 'hand-over', 'depart', 'deliver'] as const) {
    const moved = await moveShipment(api.ctx, {
      shipmentId: ordered.shipmentId,
      by,
      actor: 'test',
      reason: 'test',
    })
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal))
  }
  const [row] = await rows<{
    number: string
    position: number
    model: string
    brand: string
    slug: string
  }>(
    `select o.number, n.position, m.id as model, m.brand_slug as brand, m.slug
     from orders o join order_line n on n.order_id = o.id and n.kind = 'device'
     join listing l on l.id = n.listing_id join product p on p.id = l.product_id
     join model m on m.id = p.model_id where o.id = $1`,
    ordered.orderId,
  )
  if (!row) throw new Error('the order is not there')
  return { ...ordered, ...row, email: `${randomUUID()}@exemplu.ro` }
}

/** A member's trade-in that was inspected and paid by bank transfer. */
export async function aPaidTradeIn(api: ApiApp, rows: Rows, cookie: string) {
  const tradeIn = await aTradeInThatCame(api, rows, cookie)
  const office = officeOn(api)
  const reference = `TRF-${randomUUID()}`
  for (const [action, body] of [
    ['inspection', inspectionReport(tradeIn.imei)],
    ['payout', { reference, reason: 'in the statement of today' }],
  ] as const) {
    const { status, body: responseBody } = await office(tradeIn.number, action, body)
    if (status !== 200) throw new Error(JSON.stringify(responseBody))
  }
  const [row] = await rows<{ id: string; model: string }>(
    'select id, model_id as model from sale where number = $1',
    tradeIn.number,
  )
  if (!row) throw new Error('the sale is not there')
  return { ...tradeIn, ...row }
}

/** Processes the outbox messages about reviews until nothing is due; later ones are moved forward. */
export async function workReviews(api: ApiApp, rows: Rows) {
  const deliver = () => deliverOutbox(api.ctx, handlers)
  await rows(
    `delete from outbox where topic not in
       ('order-delivered', 'review-invitation', 'sale-review-due', 'seller-invitation', 'mail-written')`,
  )
  while ((await deliver()) > 0);
  await rows(`update outbox set next_attempt_at = now() where sent_at is null`)
  while ((await deliver()) > 0);
}
