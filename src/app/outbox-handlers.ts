import { differenceMinor, isPayable } from '#domain/order/difference.ts'
import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeAlertTokens } from '#services/alert/alert-token.ts'
import { makeAnswerAlerts } from '#services/alert/answer-alerts.ts'
import { makeSendMail } from '#services/mail/send-mail.ts'
import { makeSendOrderConfirmation } from '#services/mail/send-order-confirmation.ts'
import { makeSendPaymentEmail } from '#services/mail/send-payment-email.ts'
import { makeSendWarrantyEmail } from '#services/mail/send-warranty-email.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeAlertAnswers } from '#store/alert/alerts.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { type Message, makeOutboxStore, type OutboxStore } from '#store/outbox.ts'
import { findOrderToPay } from '#store/payment/orders-to-pay.ts'
import { findRefund, isRefundByTransfer } from '#store/payment/refunds.ts'
import { makeSeal } from '#store/seal.ts'
import { hasVoucherSpending } from '#store/voucher/voucher-spendings.ts'
import { findClaim } from '#store/warranty/claims.ts'
import type { EmailConfig } from './email-config.ts'

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/** The handlers of outbox messages, by topic. */
export function outboxHandlers(
  { bases, secret, sealSecrets = [secret] }: EmailConfig,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  mailer: Mailer,
): Handlers {
  const seal = makeSeal(sealSecrets)
  const mail = makeMailStore(db, seal)
  const outbox = makeOutboxStore(db)
  const sendConfirmation = makeSendOrderConfirmation({
    ...shop,
    mail,
    mailer,
    bases,
    returnDaysOf: market => shop.settingsOf(market).cart.returnDays,
  })
  const sendPaymentEmail = makeSendPaymentEmail({
    ...shop,
    ...paymentUpdates(pool),
    mail,
    mailer,
    bases,
    now: () => new Date(),
  })
  return {
    ...aboutPayment(sendPaymentEmail),
    'refund-sent': async message => {
      await outbox.follow(message, ['points-back-due'])
      await sendPaymentEmail(message)
    },
    'order-closed': message => outbox.follow(message, ['points-due']),
    'order-confirmed': async message => {
      await followUp(shop, outbox, message)
      await sendConfirmation(message)
    },
    'stock-alert': makeAnswerAlerts({
      alerts: makeAlertAnswers(db, seal),
      products: makeProductStore(db),
      tokens: makeAlertTokens(secret),
      bases,
      companyOf: shop.companyOf,
      now: () => new Date(),
    }),
    'warranty-news': makeSendWarrantyEmail({
      ...shop,
      ...claimUpdates(pool),
      mail,
      mailer,
      bases,
    }),
    'mail-written': makeSendMail({ mail, mailer }),
  }
}

/** Topics for which only an email is sent. */
function aboutPayment(send: (message: Message) => Promise<void>): Handlers {
  return {
    'payment-failed': send,
    'order-ended': send,
    'difference-due': send,
    'order-resumed': send,
  }
}

/** An order that waits for a trade-in is shipped and invoiced once it continues. */
async function followUp({ readPlaced }: Known, outbox: OutboxStore, message: Message) {
  const placed = await readPlaced(String(message.payload.orderId))
  if (placed?.view.state === 'awaiting-trade-in') return
  await outbox.follow(message, ['shipment-due', 'invoice-due'])
}

function claimUpdates(pool: Database['pool']) {
  return {
    claimOf: (claimId: string) => findClaim(pool, claimId),
  }
}

/** What an email about an order's payment reports in addition to the order. */
function paymentUpdates(pool: Database['pool']) {
  return {
    payableUntilOf: async (orderId: string) =>
      (await findOrderToPay(pool, orderId))?.payableUntil?.toISOString(),
    differenceOf: async (orderId: string) => {
      const order = await findOrderToPay(pool, orderId)
      if (!order || order.payableUntil === null || !isPayable(order)) return undefined
      const { currency, payableUntil, hasWithdrawnVoucher } = order
      const amount = { minor: differenceMinor(order), currency }
      return { amount, payableUntil: payableUntil.toISOString(), isBought: !hasWithdrawnVoucher }
    },
    refundedBy: async (refundId: string) => {
      const refund = await findRefund(pool, refundId)
      if (!refund) return undefined
      const { amountMinor: minor, currency, paymentId } = refund
      const amount = { minor, currency }
      if (await hasVoucherSpending(pool, paymentId))
        return { kind: 'voucher-given-back', amount } as const
      const isTransfer = await isRefundByTransfer(pool, refundId)
      return { kind: isTransfer ? 'refund-transferred' : 'refund-sent', amount } as const
    },
  }
}
