import type { Shop } from '#http/shop.ts'
import { keepInMailbox } from '#providers/mail/mailer.ts'
import { makeSmtpMailer } from '#providers/mail/smtp.ts'
import { makeForgetAlerts } from '#services/alert/forget-alerts.ts'
import { makeForgetKeys } from '#services/order/forget-keys.ts'
import { type Handlers, makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeReseal } from '#services/sealing/reseal.ts'
import { makeExpireVouchers } from '#services/voucher/expire-vouchers.ts'
import type { TellFault } from '#services/witness/witness.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import { makeFoldFacets } from '#store/catalogue/fold-facets.ts'
import type { Database } from '#store/database.ts'
import { makeOrderStore } from '#store/order/orders.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { makeSealedStore } from '#store/sealed-columns.ts'
import { makeForgetTallies } from '#store/tally/forget-tallies.ts'
import { makeVoucherStore } from '#store/voucher/vouchers.ts'
import type { Config } from './config.ts'
import { inspectionHandlers } from './inspection-letters.ts'
import type { MadeCloud } from './make-cloud.ts'
import type { MadeIdentity } from './make-identity.ts'
import { identityHandlers } from './make-identity-letters.ts'
import type { Inbound } from './make-inbound.ts'
import type { Invoices } from './make-invoices.ts'
import type { MadeLoyalty } from './make-loyalty.ts'
import type { Payments } from './make-payments.ts'
import type { Photos } from './make-photos.ts'
import type { Returns } from './make-returns.ts'
import type { Reviews } from './make-reviews.ts'
import type { MadeSelling } from './make-selling.ts'
import type { Shipping } from './make-shipping.ts'
import type { Slips } from './make-slips.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { repeat } from './repeat.ts'
import { returnHandlers } from './return-letters.ts'
import { saleHandlers } from './sale-letters.ts'
import { type Chore, startSchedule } from './schedule.ts'

const outboxPauseMs = 500
const foldPauseMs = 10_000
const noticePauseMs = 300

type Background = {
  readonly payments: Payments
  readonly invoices: Invoices
  readonly shipping: Shipping
  readonly inbound: Inbound
  readonly identity: MadeIdentity
  readonly cloud: Pick<MadeCloud, 'forgetDocuments'>
  readonly photos: Pick<Photos, 'chores'>
  readonly reviews: Pick<Reviews, 'handlers'>
  readonly loyalty: Pick<MadeLoyalty, 'handlers' | 'letPointsLapse'>
  readonly returns: Pick<Returns, 'chores' | 'tellReturn'>
  readonly selling: Pick<MadeSelling, 'chores' | 'inspecting' | 'tellSale'>
  readonly slips: Pick<Slips, 'handlers'>
}

type Known = Pick<Shop, 'readPlaced' | 'companyOf' | 'settingsOf'>

/**
 * What goes on in the background beside the requests: what came from providers and what the outbox holds by every
 * process, the rest by one of all at a time.
 */
export async function startWorkers(
  config: Config & { readonly databaseUrl: string; readonly tell: TellFault },
  database: Pick<Database, 'db' | 'pool'>,
  shop: Known,
  made: Background,
) {
  const { db } = database
  const handlers = handlersOf(config, database, shop, made)
  const { tell } = config
  const deliver = makeDeliverOutbox({
    outbox: makeOutboxStore(db),
    handlers,
    runner: database.pool,
    tell,
  })
  const { workNotices } = made.payments.chores
  const running = [
    repeat({ name: 'deliver-outbox', pauseMs: outboxPauseMs, run: deliver }, tell),
    repeat({ name: 'work-notices', pauseMs: noticePauseMs, run: workNotices }, tell),
    repeat({ name: 'fold-facets', pauseMs: foldPauseMs, run: makeFoldFacets(db) }, tell),
  ]
  const chores = choresOf(config, database, made)
  const schedule = await startSchedule(config.databaseUrl, chores, tell)
  return {
    stop: async () => {
      await Promise.all([...running.map(each => each.stop()), schedule.stop()])
    },
  }
}

function choresOf(
  config: Pick<Config, 'sealSecrets'>,
  database: Pick<Database, 'db' | 'pool'>,
  { payments, shipping, inbound, identity, cloud, photos, loyalty, returns, selling }: Background,
): readonly Chore[] {
  return [
    { name: 'reconcile-payments', everySeconds: 5, run: payments.chores.reconcile },
    { name: 'expire-orders', everySeconds: 15, run: payments.chores.expireOrders },
    { name: 'end-differences', everySeconds: 60, run: payments.chores.endDifferences },
    { name: 'send-refunds', everySeconds: 5, run: payments.chores.sendRefunds },
    { name: 'expire-returns', everySeconds: 3_600, run: returns.chores.expireReturns },
    { name: 'remind-returns', everySeconds: 3_600, run: returns.chores.remindReturns },
    { name: 'expire-sales', everySeconds: 600, run: selling.chores.expireSales },
    { name: 'hash-imeis', everySeconds: 86_400, run: selling.chores.hashImeis },
    { name: 'remind-sales', everySeconds: 3_600, run: selling.chores.remindSales },
    { name: 'sweep-second-offers', everySeconds: 3_600, run: selling.chores.sweepSecondOffers },
    { name: 'send-payouts', everySeconds: 5, run: selling.chores.sendPayouts },
    { name: 'track-shipments', everySeconds: 30, run: shipping.chores.trackShipments },
    { name: 'track-inbound', everySeconds: 30, run: inbound.chores.trackInbound },
    { name: 'expire-inbound', everySeconds: 600, run: inbound.chores.expireInbound },
    { name: 'sync-points', everySeconds: 86_400, run: shipping.chores.syncPoints },
    { name: 'lapse-points', everySeconds: 21_600, run: loyalty.letPointsLapse },
    ...forgetting(database),
    { name: 'forget-carts', everySeconds: 3_600, run: cloud.forgetDocuments },
    { name: 'forget-photos', everySeconds: 3_600, run: photos.chores.forgetPhotos },
    { name: 'forget-sessions', everySeconds: 3_600, run: identity.forgetLapsed },
    ...resealing(config, database.pool),
  ]
}

/** Who does what is asked for in the outbox: each noun brings its own. */
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
    selling,
    slips,
  }: Background,
): Handlers {
  const mailer = config.smtpUrl ? makeSmtpMailer(config.smtpUrl, config.mailFrom) : keepInMailbox
  return {
    ...outboxHandlers(config, database, shop, mailer),
    ...returnHandlers(config, database, shop, returns, mailer),
    ...saleHandlers(config, database, shop, selling, mailer),
    ...inspectionHandlers(config, database, shop, selling.inspecting, mailer),
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

/** What time alone ends. */
function forgetting({ db, pool }: Pick<Database, 'db' | 'pool'>): Chore[] {
  const now = () => new Date()
  const forgetKeys = makeForgetKeys({ runner: pool, orders: makeOrderStore(), now })
  const forgetAlerts = makeForgetAlerts({ alerts: makeAlertStore(db), now })
  const expireVouchers = makeExpireVouchers({ runner: pool, vouchers: makeVoucherStore(), now })
  return [
    { name: 'expire-vouchers', everySeconds: 3_600, run: expireVouchers },
    { name: 'forget-keys', everySeconds: 86_400, run: forgetKeys },
    { name: 'forget-alerts', everySeconds: 3_600, run: forgetAlerts },
    { name: 'forget-tallies', everySeconds: 600, run: makeForgetTallies(pool) },
  ]
}

/** Only where there is an older key. */
function resealing({ sealSecrets }: Pick<Config, 'sealSecrets'>, pool: Database['pool']): Chore[] {
  if (sealSecrets.length === 1) return []
  const run = makeReseal({ sealed: makeSealedStore(pool), seal: makeSeal(sealSecrets) })
  return [{ name: 'reseal', everySeconds: 60, run }]
}
