import type { FastifyInstance } from 'fastify'
import { accessories } from './accessories.ts'
import { addAddress, changeAddress, listAddresses } from './addresses.ts'
import { availableShapes } from './available-shapes.ts'
import { captcha } from './captcha.ts'
import { readCartDocument, writeCartDocument } from './cart-document.ts'
import { cartRefresh } from './cart-refresh.ts'
import { cartSession } from './cart-session.ts'
import { addCartStream, type CartStreamOptions, cartStream } from './cart-stream.ts'
import { companyLookup } from './company-lookup.ts'
import { counties } from './counties.ts'
import type { Endpoint, Operation } from './endpoint.ts'
import { addFormReturn } from './form-return.ts'
import { addHealth } from './health.ts'
import { moveInbound } from './inbound-parcels.ts'
import { listings } from './listings.ts'
import { localities } from './localities.ts'
import { reviewOffer } from './office-trade-ins.ts'
import { describedBy } from './openapi.ts'
import { placeOrder, readOrder } from './orders.ts'
import { paymentRows } from './payment-rows.ts'
import { cancelOrder, readPayment, startPayment } from './payments.ts'
import { addPhotos, savePhoto } from './photos.ts'
import { pickupPoints } from './pickup-points.ts'
import { products } from './products.ts'
import { promo } from './promo.ts'
import { decideRefund, requestRefund } from './refunds.ts'
import { relatedAccessories } from './related-accessories.ts'
import { giveRefundAccount, moveReturn, readRefundAccount } from './returns.ts'
import { moveReview, replyToReview } from './reviews.ts'
import { search } from './search.ts'
import { answerSecondOffer } from './second-offers.ts'
import { makeSepaFile, settleSepaFile } from './sepa-files.ts'
import { type ApiOptions, serveEndpoints } from './serve.ts'
import { moveShipment, releaseOrder, remitCash } from './shipments.ts'
import { stockAlerts } from './stock-alerts.ts'
import { streets } from './streets.ts'
import {
  giveTradeInBack,
  inspectTradeIn,
  quarantineTradeIn,
  recycleTradeIn,
  sendTradeInBack,
  settleTradeIn,
  surrenderTradeIn,
} from './trade-in-inspections.ts'
import { tradeInModels } from './trade-in-models.ts'
import { tradeInOffer } from './trade-in-offer.ts'
import {
  acceptTradeIn,
  cancelTradeIn,
  choosePayout,
  nameSoldDevice,
  openTradeIn,
  readTradeIn,
} from './trade-ins.ts'
import { checkVouchers } from './vouchers.ts'
import { moveClaim } from './warranty-claims.ts'
import { addWebhooks } from './webhooks.ts'
import { readWithdrawal, withdraw } from './withdrawals.ts'

const nouns: readonly Endpoint[] = [
  listings,
  search,
  tradeInModels,
  tradeInOffer,
  openTradeIn,
  readTradeIn,
  choosePayout,
  nameSoldDevice,
  acceptTradeIn,
  cancelTradeIn,
  reviewOffer,
  quarantineTradeIn,
  inspectTradeIn,
  answerSecondOffer,
  settleTradeIn,
  sendTradeInBack,
  giveTradeInBack,
  recycleTradeIn,
  surrenderTradeIn,
  makeSepaFile,
  settleSepaFile,
  accessories,
  products,
  availableShapes,
  stockAlerts,
  counties,
  localities,
  streets,
  pickupPoints,
  relatedAccessories,
  cartRefresh,
  promo,
  checkVouchers,
  cartSession,
  readCartDocument,
  writeCartDocument,
  paymentRows,
  placeOrder,
  readOrder,
  companyLookup,
  startPayment,
  readPayment,
  cancelOrder,
  readWithdrawal,
  withdraw,
  moveReturn,
  requestRefund,
  decideRefund,
  readRefundAccount,
  giveRefundAccount,
  moveShipment,
  releaseOrder,
  moveInbound,
  remitCash,
  moveReview,
  replyToReview,
  moveClaim,
  listAddresses,
  addAddress,
  changeAddress,
  captcha,
]

/** Operations with routes of their own, because their request or response is not JSON. */
const apart: readonly Operation[] = [cartStream, savePhoto]

/** Every operation under /api, including its own description. */
export const endpoints: readonly Endpoint[] = [...nouns, describedBy([...nouns, ...apart])]

/** The API, the same for all markets (orders.md "Names on the wire"), and the health checks. */
export async function addApi(app: FastifyInstance, options: ApiOptions & CartStreamOptions) {
  addHealth(app, options.shop)
  addCartStream(app, options)
  await app.register(hooks => addWebhooks(hooks, options.shop))
  await app.register(pictures => addPhotos(pictures, options))
  await app.register(forms => addFormReturn(forms, options.bases))
  await app.register(api => serveEndpoints(api, endpoints, options, [...endpoints, ...apart]))
}
