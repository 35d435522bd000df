import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { Paying } from '#http/shop.ts'
import { makeLinkTokens } from '#services/order/link-token.ts'
import { type ApplyEvents, makeApplyEvents } from '#services/payment/apply-events.ts'
import {
  type FindReference,
  makeAskProvider,
  makeFindReference,
} from '#services/payment/ask-provider.ts'
import { makeBeginAttempt } from '#services/payment/begin-attempt.ts'
import { makeCancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { makeCancelOrder } from '#services/payment/cancel-order.ts'
import { makeCheckTerms } from '#services/payment/check-terms.ts'
import { makeEndDifferences } from '#services/payment/end-differences.ts'
import { makeEndOrder } from '#services/payment/end-order.ts'
import { makeFollowVoucher } from '#services/payment/follow-trade-in.ts'
import type { PaymentStores, Providers } from '#services/payment/payment-stores.ts'
import { makeProcessWebhooks } from '#services/payment/process-webhooks.ts'
import type { ReadSchemes } from '#services/payment/read-schemes.ts'
import { makeReceiveWebhook, makeWebhookSecrets } from '#services/payment/receive-webhook.ts'
import { makeRefundAccounts } from '#services/payment/refund-account.ts'
import { makeCapturePayment, makeReleasePayment } from '#services/payment/release-payment.ts'
import { makeDecideRefund, makeRequestRefund } from '#services/payment/request-refund.ts'
import { makeReleaseOrder } from '#services/payment/reversals.ts'
import { makeRowsOfOrder } from '#services/payment/rows-of-order.ts'
import { makeSendRefunds } from '#services/payment/send-refunds.ts'
import { makeStartPayment } from '#services/payment/start-payment.ts'
import { makeExpireOrders, makeReconcilePayments } from '#services/payment/sweep-payments.ts'
import { makeViewStatus } from '#services/payment/view-status.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import { makePromoStore } from '#store/cart/promos.ts'
import type { Database } from '#store/database.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { makeStockStore } from '#store/stock/stock.ts'
import { committed } from '#store/transaction.ts'

export type PaymentOptions = {
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  readonly bases: Bases
  /** The base URL at which providers reach the shop. */
  readonly publicUrl: string
  readonly providers: Providers
  readonly now?: () => Date
  readonly reportError?: ReportError
}

type Known = {
  readonly settingsOf: (market: Market) => MarketSettings
  readonly readSchemes: ReadSchemes
}

function paymentStores(
  { pool }: Pick<Database, 'pool'>,
  { secret, sealSecrets, providers, now = () => new Date() }: PaymentOptions,
): PaymentStores {
  return {
    sql: pool,
    transaction: work => committed(pool, work),
    stock: makeStockStore(),
    promos: makePromoStore(),
    seal: makeSeal(sealSecrets ?? secret),
    providers,
    now,
  }
}

/** The services for paying an order, from the provider's page to refunds. */
export function makePayments(
  database: Pick<Database, 'pool'>,
  { settingsOf, readSchemes }: Known,
  options: PaymentOptions,
) {
  const stores = paymentStores(database, options)
  const { secret, bases, publicUrl } = options
  const links = makeLinkTokens(secret)
  const secrets = makeWebhookSecrets(secret)
  const find = makeFindReference(stores)
  const apply = makeApplyEvents(stores)
  const ask = makeAskProvider(stores, find, apply)
  const begin = makeBeginAttempt(
    stores,
    { bases, links, secrets, seal: stores.seal, publicUrl },
    apply,
  )
  const rowsOf = makeRowsOfOrder({ settingsOf, readSchemes })
  const checkTerms = makeCheckTerms({ readSchemes, now: stores.now })
  const end = makeEndOrder(stores)
  const cancelling = { ...stores }
  const paying: Paying = {
    startPayment: makeStartPayment(stores, { ask, begin, rowsOf, checkTerms, settingsOf }),
    viewStatus: makeViewStatus(stores, ask, rowsOf),
    cancelOrder: makeCancelOrder(stores, ask, end),
    cancelConfirmed: makeCancelConfirmed(cancelling),
    receiveWebhook: makeReceiveWebhook(stores, secrets),
    ...officeOf(stores),
    ...makeRefundAccounts(stores),
  }
  return {
    paying,
    jobs: {
      workNotices: makeProcessWebhooks(stores, { ask, apply, report: options.reportError }),
      reconcile: makeReconcilePayments(stores, ask),
      expireOrders: makeExpireOrders(stores, ask, end),
      endDifferences: makeEndDifferences(cancelling, ask),
      sendRefunds: makeSendRefunds(stores, find),
    },
    handlers: handlersOf(stores, find, apply),
  }
}

/** The decisions of staff about captured payments. */
function officeOf(stores: PaymentStores) {
  return {
    requestRefund: makeRequestRefund(stores),
    decideRefund: makeDecideRefund(stores),
    releaseOrder: makeReleaseOrder(stores),
  }
}

function handlersOf(stores: PaymentStores, find: FindReference, apply: ApplyEvents) {
  return {
    'payment-release': makeReleasePayment(stores, find, apply),
    'payment-capture': makeCapturePayment(stores, find, apply),
    'voucher-settled': makeFollowVoucher({ ...stores }),
  }
}

export type Payments = ReturnType<typeof makePayments>
