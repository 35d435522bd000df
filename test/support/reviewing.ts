import { randomUUID } from 'node:crypto'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeSendMail } from '#services/mail/send-mail.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import type { ApiApp } from './api-app.ts'
import type { Rows } from './order-cases.ts'
import { anOrder } from './shipping.ts'

type Market = Parameters<typeof anOrder>[2]

/** An order of one phone that came to its buyer, through the steps a parcel takes. */
export const aDeliveredOrder = async (api: ApiApp, rows: Rows, market: Market = 'ro') => {
  const ordered = await anOrder(api, rows, market)
  for (const by of ['create-label', 'hand-over', 'depart', 'deliver'] as const) {
    const moved = await api.shop.moveShipment({
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

/** Works on what the outbox holds of reviews until nothing is due; what is to come later is brought forward. */
export const workReviews = async (api: ApiApp, rows: Rows) => {
  const mail = makeMailStore(api.database.db)
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(api.database.db),
    handlers: {
      ...api.reviews.handlers,
      'mail-written': makeSendMail({ mail, mailer: keepInMailbox }),
    },
  })
  await rows(
    `delete from outbox where topic not in ('order-delivered', 'review-invitation', 'mail-written')`,
  )
  while ((await deliver()) > 0);
  await rows(`update outbox set next_attempt_at = now() where sent_at is null`)
  while ((await deliver()) > 0);
}
