import type { Shop } from '#http/shop.ts'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeSmtpMailer } from '#providers/mail/smtp.ts'
import { makeForgetAlerts } from '#services/alert/forget-alerts.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeFoldFacets } from '#store/catalogue/fold-facets.ts'
import type { Database } from '#store/database.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import type { Config } from './config.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { repeat } from './repeat.ts'

const outboxPauseMs = 500
const foldPauseMs = 10_000
const forgettingPauseMs = 3_600_000

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/** What goes on in the background beside the requests: sending what the outbox holds, folding the facets' counts, forgetting what has expired. */
export const startWorkers = (config: Config, database: Pick<Database, 'db'>, shop: Known) => {
  const { db } = database
  const mailer = config.smtpUrl ? makeSmtpMailer(config.smtpUrl, config.mailFrom) : keepInMailbox
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(db),
    handlers: outboxHandlers(config, database, shop, mailer),
  })
  const forgetAlerts = makeForgetAlerts({ alerts: makeAlertStore(db), now: () => new Date() })
  const running = [
    repeat(deliver, outboxPauseMs),
    repeat(makeFoldFacets(db), foldPauseMs),
    repeat(forgetAlerts, forgettingPauseMs),
  ]
  return {
    stop: async () => {
      await Promise.all(running.map(each => each.stop()))
    },
  }
}
