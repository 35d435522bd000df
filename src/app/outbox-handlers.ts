import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeAlertTokens } from '#services/alert/alert-token.ts'
import { makeAnswerAlerts } from '#services/alert/answer-alerts.ts'
import { makeSendMail } from '#services/mail/send-mail.ts'
import { makeSendOrderConfirmation } from '#services/mail/send-order-confirmation.ts'
import { makeSendPaymentLetter } from '#services/mail/send-payment-letter.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeOrdersToPay } from '#store/payment/orders-to-pay.ts'
import { makeRefundStore } from '#store/payment/refunds.ts'
import type { Config } from './config.ts'

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/** Who does what is asked for in the outbox, by topic. */
export const outboxHandlers = (
  { bases, secret }: Pick<Config, 'bases' | 'secret'>,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  mailer: Mailer,
): Handlers => {
  const mail = makeMailStore(db)
  const outbox = makeOutboxStore(db)
  const sendConfirmation = makeSendOrderConfirmation({
    ...shop,
    mail,
    mailer,
    bases,
    returnDaysOf: market => shop.settingsOf(market).cart.returnDays,
  })
  const sendPaymentLetter = makeSendPaymentLetter({
    ...shop,
    ...paymentNews(pool),
    mail,
    mailer,
    bases,
    now: () => new Date(),
  })
  return {
    'payment-failed': sendPaymentLetter,
    'order-ended': sendPaymentLetter,
    'refund-sent': sendPaymentLetter,
    'order-confirmed': async message => {
      await outbox.follow(message, ['shipment-due', 'invoice-due'])
      await sendConfirmation(message)
    },
    'stock-alert': makeAnswerAlerts({
      alerts: makeAlertStore(db),
      products: makeProductStore(db),
      tokens: makeAlertTokens(secret),
      bases,
      companyOf: shop.companyOf,
      now: () => new Date(),
    }),
    'mail-written': makeSendMail({ mail, mailer }),
  }
}

/** What a letter about an order's money tells besides the order. */
const paymentNews = (pool: Database['pool']) => {
  const orders = makeOrdersToPay()
  const refunds = makeRefundStore()
  return {
    payableUntilOf: async (orderId: string) =>
      (await orders.byId(pool, orderId))?.payableUntil?.toISOString(),
    refundedBy: async (refundId: string) => {
      const refund = await refunds.byId(pool, refundId)
      return refund && { minor: refund.amountMinor, currency: refund.currency }
    },
  }
}
