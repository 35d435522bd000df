import type { Shop } from '#http/shop.ts'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeSmtpMailer } from '#providers/mail/smtp.ts'
import { makeForgetAlerts } from '#services/alert/forget-alerts.ts'
import { makeForgetKeys } from '#services/order/forget-keys.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeReseal } from '#services/sealing/reseal.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeFoldFacets } from '#store/catalogue/fold-facets.ts'
import type { Database } from '#store/database.ts'
import { makeOrderStore } from '#store/order/orders.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { makeSealedStore } from '#store/sealed-columns.ts'
import type { Config } from './config.ts'
import type { MadeCloud } from './make-cloud.ts'
import type { MadeIdentity } from './make-identity.ts'
import { identityHandlers } from './make-identity-letters.ts'
import type { Invoices } from './make-invoices.ts'
import type { Payments } from './make-payments.ts'
import type { Shipping } from './make-shipping.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { repeat } from './repeat.ts'
import { type Chore, startSchedule } from './schedule.ts'

const outboxPauseMs = 500
const foldPauseMs = 10_000
const noticePauseMs = 300

type Background = {
  readonly payments: Payments
  readonly invoices: Invoices
  readonly shipping: Shipping
  readonly identity: MadeIdentity
  readonly cloud: Pick<MadeCloud, 'forgetDocuments'>
}

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/**
 * What goes on in the background beside the requests: what came from providers and what the outbox holds by every
 * process, the rest by one of all at a time.
 */
export const startWorkers = async (
  config: Config & { readonly databaseUrl: string },
  database: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  { payments, invoices, shipping, identity, cloud }: Background,
) => {
  const { db, pool } = database
  const mailer = config.smtpUrl ? makeSmtpMailer(config.smtpUrl, config.mailFrom) : keepInMailbox
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(db),
    handlers: {
      ...outboxHandlers(config, database, shop, mailer),
      ...identityHandlers({ ...config, sms: config.providers?.sms }, database, shop, mailer),
      ...identity.handlers,
      ...payments.handlers,
      ...invoices.handlers,
      ...shipping.handlers,
    },
  })
  const now = () => new Date()
  const forgetAlerts = makeForgetAlerts({ alerts: makeAlertStore(db), now })
  const forgetKeys = makeForgetKeys({ runner: pool, orders: makeOrderStore(), now })
  const { workNotices, reconcile, expireOrders, sendRefunds } = payments.chores
  const running = [
    repeat(deliver, outboxPauseMs),
    repeat(workNotices, noticePauseMs),
    repeat(makeFoldFacets(db), foldPauseMs),
  ]
  const schedule = await startSchedule(config.databaseUrl, [
    { name: 'reconcile-payments', everySeconds: 5, run: reconcile },
    { name: 'expire-orders', everySeconds: 15, run: expireOrders },
    { name: 'send-refunds', everySeconds: 5, run: sendRefunds },
    { name: 'track-shipments', everySeconds: 30, run: shipping.chores.trackShipments },
    { name: 'sync-points', everySeconds: 86_400, run: shipping.chores.syncPoints },
    { name: 'forget-keys', everySeconds: 86_400, run: forgetKeys },
    { name: 'forget-carts', everySeconds: 3_600, run: cloud.forgetDocuments },
    { name: 'forget-alerts', everySeconds: 3_600, run: forgetAlerts },
    { name: 'forget-sessions', everySeconds: 3_600, run: identity.forgetLapsed },
    ...resealing(config, pool),
  ])
  return {
    stop: async () => {
      await Promise.all([...running.map(each => each.stop()), schedule.stop()])
    },
  }
}

/** Only where there is an older key. */
const resealing = (
  { sealSecrets }: Pick<Config, 'sealSecrets'>,
  pool: Database['pool'],
): Chore[] => {
  if (sealSecrets.length === 1) return []
  const run = makeReseal({ sealed: makeSealedStore(pool), seal: makeSeal(sealSecrets) })
  return [{ name: 'reseal', everySeconds: 60, run }]
}
