import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeAlertTokens } from '#services/alert/alert-token.ts'
import { makeAnswerAlerts } from '#services/alert/answer-alerts.ts'
import { makeSendMail } from '#services/mail/send-mail.ts'
import { makeSendOrderConfirmation } from '#services/mail/send-order-confirmation.ts'
import { makeSendPaymentLetter } from '#services/mail/send-payment-letter.ts'
import { makeSendWarrantyLetter } from '#services/mail/send-warranty-letter.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeOrdersToPay } from '#store/payment/orders-to-pay.ts'
import { makeRefundStore } from '#store/payment/refunds.ts'
import { makeVoucherSpendings } from '#store/voucher/voucher-spendings.ts'
import { makeClaimStore } from '#store/warranty/claims.ts'
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
    'refund-sent': async message => {
      await outbox.follow(message, ['points-back-due'])
      await sendPaymentLetter(message)
    },
    'order-closed': message => outbox.follow(message, ['points-due']),
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
    'warranty-news': makeSendWarrantyLetter({ ...shop, ...claimNews(pool), mail, mailer, bases }),
    'mail-written': makeSendMail({ mail, mailer }),
  }
}

const claimNews = (pool: Database['pool']) => ({
  claimOf: (claimId: string) => makeClaimStore().byId(pool, claimId),
})

/** What a letter about an order's money tells besides the order. */
const paymentNews = (pool: Database['pool']) => {
  const orders = makeOrdersToPay()
  const refunds = makeRefundStore()
  const spendings = makeVoucherSpendings()
  return {
    payableUntilOf: async (orderId: string) =>
      (await orders.byId(pool, orderId))?.payableUntil?.toISOString(),
    refundedBy: async (refundId: string) => {
      const refund = await refunds.byId(pool, refundId)
      if (!refund) return undefined
      const { amountMinor: minor, currency, paymentId } = refund
      const amount = { minor, currency }
      if (await spendings.has(pool, paymentId))
        return { kind: 'voucher-given-back', amount } as const
      const isTransfer = await refunds.isByTransfer(pool, refundId)
      return { kind: isTransfer ? 'refund-transferred' : 'refund-sent', amount } as const
    },
  }
}
