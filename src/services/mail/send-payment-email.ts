import { absoluteUrl } from '#domain/market/base.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { mailTextsOf } from './mail-texts.ts'
import type { PaymentUpdate } from './payment-email.ts'
import { differenceOf, payableUntilOf, refundedBy, reviewingLender } from './payment-updates.ts'
import type { ConfirmedOrder } from './send-order-confirmation.ts'
import { writePaymentEmail } from './write-payment-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock' | 'keys' | 'settings' | 'bases' | 'mailer'>

/**
 * Handles `payment-failed`, `loan-in-review`, `order-ended`, `difference-due`, `order-resumed` and `refund-sent`: writes the email
 * under the message's id and sends it; a repeated call sends it at most once more. Outdated updates are not sent.
 */
export async function sendPaymentEmail(ctx: Ctx, message: Message): Promise<void> {
  const orderId = String(message.payload.orderId)
  const placed = await readPlacedOrder(ctx, orderId)
  if (!placed) throw new Error(`order ${orderId} is not there`)
  const update = await updateOf(ctx, message, placed)
  if (!update) return
  const { market, contact } = placed.view
  const written = writePaymentEmail({
    order: placed.view,
    update,
    link: absoluteUrl(ctx.bases[market], placed.path),
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const { id } = message
  const email = { id, orderId: placed.id, market, recipient: contact.email, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}

async function updateOf(
  ctx: Ctx,
  { topic, payload }: Message,
  { id, view }: ConfirmedOrder,
): Promise<PaymentUpdate | undefined> {
  switch (topic) {
    case 'payment-failed': {
      const payableUntil = await payableUntilOf(ctx, id)
      // The order was paid or has ended since, or it is too late to pay: another email reports that.
      if (payableUntil === undefined || Date.parse(payableUntil) <= ctx.clock().getTime())
        return undefined
      return { kind: 'payment-failed', payableUntil }
    }
    case 'loan-in-review': {
      const lender = await reviewingLender(ctx, String(payload.paymentId))
      return lender === undefined ? undefined : { kind: 'loan-in-review', lender }
    }
    case 'order-ended':
      if (view.state === 'expired') return { kind: 'order-expired' }
      return view.state === 'cancelled' ? { kind: 'order-cancelled' } : undefined
    case 'difference-due': {
      const difference = await differenceOf(ctx, id)
      return difference && { kind: 'difference-due', ...difference }
    }
    case 'order-resumed':
      return view.state === 'confirmed' ? { kind: 'order-resumed' } : undefined
    case 'refund-sent': {
      const refunded = await refundedBy(ctx, String(payload.refundId))
      if (!refunded) throw new Error(`refund ${String(payload.refundId)} is not there`)
      return refunded
    }
  }
  throw new Error(`no email about "${topic}"`)
}
