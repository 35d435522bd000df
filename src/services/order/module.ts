import { insertFollowUps, type Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { sendOrderConfirmation } from '../mail/send-order-confirmation.ts'
import { sendParcelEmail } from '../mail/send-parcel-email.ts'
import { sendParcelSms } from '../mail/send-parcel-sms.ts'
import { sendPaymentEmail } from '../mail/send-payment-email.ts'
import type { Module } from '../module.ts'
import { forgetKeys } from './forget-keys.ts'
import { readPlacedOrder } from './view-order.ts'

export const orderModule: Module = {
  jobs: [{ name: 'forget-keys', everySeconds: 86_400, run: forgetKeys }],
  outbox: {
    'order-confirmed': confirmOrder,
    'order-closed': (ctx, message) => insertFollowUps(ctx.db, message, ['points-due']),
    'parcel-news': sendParcelEmail,
    'parcel-text-message': sendParcelSms,
    'refund-sent': reportRefund,
    'payment-failed': sendPaymentEmail,
    'order-ended': sendPaymentEmail,
    'difference-due': sendPaymentEmail,
    'loan-in-review': sendPaymentEmail,
    'order-resumed': sendPaymentEmail,
  },
}

/**
 * An order that waits for a trade-in is shipped and invoiced once it continues. One that was cancelled before this message
 * was delivered is no longer confirmed: its customer hears of the cancellation alone.
 */
async function confirmOrder(ctx: Context, message: Message): Promise<void> {
  const placed = await readPlacedOrder(ctx, String(message.payload.orderId))
  if (placed?.view.state === 'cancelled') return
  if (placed?.view.state !== 'awaiting-trade-in')
    await insertFollowUps(ctx.db, message, ['shipment-due', 'invoice-due'])
  await sendOrderConfirmation(ctx, message)
}

async function reportRefund(ctx: Context, message: Message): Promise<void> {
  await insertFollowUps(ctx.db, message, ['points-back-due'])
  await sendPaymentEmail(ctx, message)
}
