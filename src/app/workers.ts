import type { Shop } from '#http/shop.ts'
import { saveInMailbox } from '#providers/mail/mailer.ts'
import { makeSmtpMailer } from '#providers/mail/smtp.ts'
import { makeForgetAlerts } from '#services/alert/forget-alerts.ts'
import { makeForgetKeys } from '#services/order/forget-keys.ts'
import { type Handlers, makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeReseal } from '#services/sealing/reseal.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import { makeExpireVouchers } from '#services/voucher/expire-vouchers.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeFoldFacets } from '#store/catalogue/fold-facets.ts'
import type { Database } from '#store/database.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { makeSealedStore } from '#store/sealed-columns.ts'
import { makeForgetTallies } from '#store/tally/forget-tallies.ts'
import type { Config } from './config.ts'
import { inspectionHandlers } from './inspection-emails.ts'
import type { MadeCloud } from './make-cloud.ts'
import type { MadeIdentity } from './make-identity.ts'
import { identityHandlers } from './make-identity-emails.ts'
import type { Inbound } from './make-inbound.ts'
import type { Invoices } from './make-invoices.ts'
import type { MadeLoyalty } from './make-loyalty.ts'
import type { Payments } from './make-payments.ts'
import type { Photos } from './make-photos.ts'
import type { Returns } from './make-returns.ts'
import type { Reviews } from './make-reviews.ts'
import type { Shipping } from './make-shipping.ts'
import type { Slips } from './make-slips.ts'
import type { MadeTradeIn } from './make-trade-in.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { repeat } from './repeat.ts'
import { returnHandlers } from './return-emails.ts'
import { type Job, startSchedule } from './schedule.ts'
import { tradeInHandlers } from './trade-in-emails.ts'

const outboxPauseMs = 500
const foldPauseMs = 10_000
const webhookPauseMs = 300

type Background = {
  readonly payments: Payments
  readonly invoices: Invoices
  readonly shipping: Shipping
  readonly inbound: Inbound
  readonly identity: MadeIdentity
  readonly cloud: Pick<MadeCloud, 'forgetDocuments'>
  readonly photos: Pick<Photos, 'jobs'>
  readonly reviews: Pick<Reviews, 'handlers'>
  readonly loyalty: Pick<MadeLoyalty, 'handlers' | 'letPointsLapse'>
  readonly returns: Pick<Returns, 'jobs' | 'notifyReturn'>
  readonly tradeInServices: Pick<MadeTradeIn, 'jobs' | 'inspecting' | 'emailSeller'>
  readonly slips: Pick<Slips, 'handlers'>
}

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/**
 * The background work: every process handles webhooks and outbox messages; the other jobs run in only one process at a
 * time.
 */
export async function startWorkers(
  config: Config & { readonly databaseUrl: string; readonly reportError: ReportError },
  database: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  made: Background,
) {
  const { db } = database
  const handlers = handlersOf(config, database, shop, made)
  const { reportError } = config
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(db),
    handlers,
    sql: database.pool,
    report: reportError,
  })
  const { workNotices } = made.payments.jobs
  const running = [
    repeat({ name: 'deliver-outbox', pauseMs: outboxPauseMs, run: deliver }, reportError),
    repeat({ name: 'work-notices', pauseMs: webhookPauseMs, run: workNotices }, reportError),
    repeat({ name: 'fold-facets', pauseMs: foldPauseMs, run: makeFoldFacets(db) }, reportError),
  ]
  const jobs = jobsOf(config, database, made)
  const schedule = await startSchedule(config.databaseUrl, jobs, reportError)
  return {
    stop: async () => {
      await Promise.all([...running.map(each => each.stop()), schedule.stop()])
    },
  }
}

function jobsOf(
  config: Pick<Config, 'sealSecrets'>,
  database: Pick<Database, 'db' | 'pool'>,
  {
    payments,
    shipping,
    inbound,
    identity,
    cloud,
    photos,
    loyalty,
    returns,
    tradeInServices,
  }: Background,
): readonly Job[] {
  return [
    { name: 'reconcile-payments', everySeconds: 5, run: payments.jobs.reconcile },
    { name: 'expire-orders', everySeconds: 15, run: payments.jobs.expireOrders },
    { name: 'end-differences', everySeconds: 60, run: payments.jobs.endDifferences },
    { name: 'send-refunds', everySeconds: 5, run: payments.jobs.sendRefunds },
    { name: 'expire-returns', everySeconds: 3_600, run: returns.jobs.expireReturns },
    { name: 'remind-returns', everySeconds: 3_600, run: returns.jobs.remindReturns },
    { name: 'expire-sales', everySeconds: 600, run: tradeInServices.jobs.expireTradeIns },
    { name: 'hash-imeis', everySeconds: 86_400, run: tradeInServices.jobs.hashImeis },
    { name: 'remind-sales', everySeconds: 3_600, run: tradeInServices.jobs.remindTradeIns },
    {
      name: 'sweep-second-offers',
      everySeconds: 3_600,
      run: tradeInServices.jobs.sweepSecondOffers,
    },
    { name: 'send-payouts', everySeconds: 5, run: tradeInServices.jobs.sendPayouts },
    { name: 'track-shipments', everySeconds: 30, run: shipping.jobs.trackShipments },
    { name: 'track-inbound', everySeconds: 30, run: inbound.jobs.trackInbound },
    { name: 'expire-inbound', everySeconds: 600, run: inbound.jobs.expireInbound },
    { name: 'sync-points', everySeconds: 86_400, run: shipping.jobs.syncPoints },
    { name: 'lapse-points', everySeconds: 21_600, run: loyalty.letPointsLapse },
    ...forgetting(database),
    { name: 'forget-carts', everySeconds: 3_600, run: cloud.forgetDocuments },
    { name: 'forget-photos', everySeconds: 3_600, run: photos.jobs.forgetPhotos },
    { name: 'forget-sessions', everySeconds: 3_600, run: identity.forgetLapsed },
    ...resealing(config, database.pool),
  ]
}

/** The handlers of outbox messages; each domain noun brings its own. */
function handlersOf(
  config: Config,
  database: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  {
    payments,
    invoices,
    shipping,
    inbound,
    identity,
    reviews,
    loyalty,
    returns,
    tradeInServices,
    slips,
  }: Background,
): Handlers {
  const mailer = config.smtpUrl ? makeSmtpMailer(config.smtpUrl, config.mailFrom) : saveInMailbox
  return {
    ...outboxHandlers(config, database, shop, mailer),
    ...returnHandlers(config, database, shop, returns, mailer),
    ...tradeInHandlers(config, database, shop, tradeInServices, mailer),
    ...inspectionHandlers(config, database, shop, tradeInServices.inspecting, mailer),
    ...identityHandlers({ ...config, sms: config.providers?.sms }, database, shop, mailer),
    ...identity.handlers,
    ...payments.handlers,
    ...invoices.handlers,
    ...shipping.handlers,
    ...inbound.handlers,
    ...reviews.handlers,
    ...loyalty.handlers,
    ...slips.handlers,
  }
}

/** Jobs that delete expired data. */
function forgetting({ db, pool }: Pick<Database, 'db' | 'pool'>): Job[] {
  const now = () => new Date()
  const forgetKeys = makeForgetKeys({ sql: pool, now })
  const forgetAlerts = makeForgetAlerts({ alerts: makeAlertStore(db), now })
  const expireVouchers = makeExpireVouchers({ sql: pool, now })
  return [
    { name: 'expire-vouchers', everySeconds: 3_600, run: expireVouchers },
    { name: 'forget-keys', everySeconds: 86_400, run: forgetKeys },
    { name: 'forget-alerts', everySeconds: 3_600, run: forgetAlerts },
    { name: 'forget-tallies', everySeconds: 600, run: makeForgetTallies(pool) },
  ]
}

/** Runs only if there is an older key. */
function resealing({ sealSecrets }: Pick<Config, 'sealSecrets'>, pool: Database['pool']): Job[] {
  if (sealSecrets.length === 1) return []
  const run = makeReseal({ sealed: makeSealedStore(pool), seal: makeSeal(sealSecrets) })
  return [{ name: 'reseal', everySeconds: 60, run }]
}
