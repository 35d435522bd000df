import { absoluteUrl } from '#domain/market/base.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { mailTextsOf } from './mail-texts.ts'
import { writeOrderEmail } from './write-order-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer'>

/** `path` opens the order without signing in, `withdrawalPath` leads to its withdrawal. */
export type ConfirmedOrder = {
  readonly id: string
  readonly view: OrderView
  readonly path: string
  readonly withdrawalPath: string
}

/**
 * Handles `order-confirmed`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more.
 */
export async function sendOrderConfirmation(ctx: Ctx, message: Message): Promise<void> {
  const placed = await readPlacedOrder(ctx, String(message.payload.orderId))
  if (!placed) throw new Error(`order ${String(message.payload.orderId)} is not there`)
  const { market, contact, invoicePath } = placed.view
  const base = ctx.bases[market]
  const { origin } = new URL(base)
  const written = writeOrderEmail({
    order: placed.view,
    returnDays: ctx.settings.shopOf(market).cart.returnDays,
    link: absoluteUrl(base, placed.path),
    withdrawalLink: absoluteUrl(base, placed.withdrawalPath),
    origin,
    ...(invoicePath !== undefined && { invoiceLink: origin + invoicePath }),
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const email = {
    id: message.id,
    orderId: placed.id,
    market,
    recipient: contact.email,
    ...written,
  }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, email.id)
}
