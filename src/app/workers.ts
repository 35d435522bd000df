import type { Shop } from '#http/shop.ts'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeSmtpMailer } from '#providers/mail/smtp.ts'
import { makeSendOrderConfirmation } from '#services/mail/send-order-confirmation.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import type { Config } from './config.ts'
import { repeat } from './repeat.ts'

const outboxPauseMs = 500

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/** What goes on in the background beside the requests: sending what the outbox holds. */
export const startWorkers = (config: Config, { db }: Pick<Database, 'db'>, shop: Known) => {
  const sendOrderConfirmation = makeSendOrderConfirmation({
    ...shop,
    mail: makeMailStore(db),
    mailer: config.smtpUrl ? makeSmtpMailer(config.smtpUrl, config.mailFrom) : keepInMailbox,
    bases: config.bases,
    returnDaysOf: market => shop.settingsOf(market).cart.returnDays,
  })
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(db),
    handlers: { 'order-confirmed': sendOrderConfirmation },
  })
  return repeat(deliver, outboxPauseMs)
}
