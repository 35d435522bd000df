import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeAlertTokens } from '#services/alert/alert-token.ts'
import { makeAnswerAlerts } from '#services/alert/answer-alerts.ts'
import { makeSendMail } from '#services/mail/send-mail.ts'
import { makeSendOrderConfirmation } from '#services/mail/send-order-confirmation.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import type { Config } from './config.ts'

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/** Who does what is asked for in the outbox, by topic. */
export const outboxHandlers = (
  { bases, secret }: Pick<Config, 'bases' | 'secret'>,
  { db }: Pick<Database, 'db'>,
  shop: Known,
  mailer: Mailer,
): Handlers => {
  const mail = makeMailStore(db)
  return {
    'order-confirmed': makeSendOrderConfirmation({
      ...shop,
      mail,
      mailer,
      bases,
      returnDaysOf: market => shop.settingsOf(market).cart.returnDays,
    }),
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
