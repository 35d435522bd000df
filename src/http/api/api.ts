import type { FastifyInstance } from 'fastify'
import { accessoriesEndpoint } from './accessories.ts'
import { addAddressEndpoint, changeAddressEndpoint, listAddressesEndpoint } from './addresses.ts'
import { availableShapesEndpoint } from './available-shapes.ts'
import { captchaEndpoint } from './captcha.ts'
import { readCartDocumentEndpoint, writeCartDocumentEndpoint } from './cart-document.ts'
import { cartRefreshEndpoint } from './cart-refresh.ts'
import { cartSessionEndpoint } from './cart-session.ts'
import { addCartStream, type CartStreamOptions, cartStream } from './cart-stream.ts'
import { companyLookupEndpoint } from './company-lookup.ts'
import { countiesEndpoint } from './counties.ts'
import type { Endpoint, Operation } from './endpoint.ts'
import { saveFavouritesEndpoint } from './favourites.ts'
import { addFormReturn } from './form-return.ts'
import { addHealth } from './health.ts'
import { moveInboundEndpoint } from './inbound-parcels.ts'
import { listingsEndpoint } from './listings.ts'
import { localitiesEndpoint } from './localities.ts'
import { namedPlacesEndpoint } from './named-places.ts'
import { reviewOfferEndpoint } from './office-trade-ins.ts'
import { describedBy } from './openapi.ts'
import { placeOrderEndpoint, readOrderEndpoint } from './orders.ts'
import { paymentRowsEndpoint } from './payment-rows.ts'
import { cancelOrderEndpoint, readPaymentEndpoint, startPaymentEndpoint } from './payments.ts'
import { addPhotos, savePhotoOperation } from './photos.ts'
import { pickupMapEndpoint } from './pickup-map.ts'
import { pickupPointsEndpoint } from './pickup-points.ts'
import { postalPlacesEndpoint } from './postal-places.ts'
import { productsEndpoint } from './products.ts'
import { promoEndpoint } from './promo.ts'
import { decideRefundEndpoint, requestRefundEndpoint } from './refunds.ts'
import { relatedAccessoriesEndpoint } from './related-accessories.ts'
import {
  giveRefundAccountEndpoint,
  moveReturnEndpoint,
  readRefundAccountEndpoint,
} from './returns.ts'
import { moveReviewEndpoint, replyToReviewEndpoint } from './reviews.ts'
import { searchEndpoint } from './search.ts'
import {
  answerSecondOfferEndpoint,
  objectToOfferEndpoint,
  reportUnlockedEndpoint,
} from './second-offers.ts'
import { createSepaFileEndpoint, settleSepaFileEndpoint } from './sepa-files.ts'
import { type ApiOptions, serveEndpoints } from './serve.ts'
import { moveShipmentEndpoint, releaseOrderEndpoint, remitCashEndpoint } from './shipments.ts'
import { stockAlertsEndpoint } from './stock-alerts.ts'
import { stockedUnitsEndpoint } from './stocked-units.ts'
import { streetsEndpoint } from './streets.ts'
import { tradeInConfigurationsEndpoint } from './trade-in-configurations.ts'
import {
  giveTradeInBackEndpoint,
  inspectTradeInEndpoint,
  quarantineTradeInEndpoint,
  recycleTradeInEndpoint,
  sendTradeInBackEndpoint,
  settleTradeInEndpoint,
  surrenderTradeInEndpoint,
  unlockTradeInEndpoint,
} from './trade-in-inspections.ts'
import { tradeInModelsEndpoint } from './trade-in-models.ts'
import { tradeInOfferEndpoint } from './trade-in-offer.ts'
import {
  acceptTradeInEndpoint,
  cancelTradeInEndpoint,
  choosePayoutEndpoint,
  nameSoldDeviceEndpoint,
  openTradeInEndpoint,
  readTradeInEndpoint,
} from './trade-ins.ts'
import { checkVouchersEndpoint } from './vouchers.ts'
import { moveClaimEndpoint } from './warranty-claims.ts'
import { addWebhooks } from './webhooks.ts'
import { readWithdrawalEndpoint, withdrawEndpoint } from './withdrawals.ts'

const jsonEndpoints: readonly Endpoint[] = [
  listingsEndpoint,
  stockedUnitsEndpoint,
  searchEndpoint,
  tradeInModelsEndpoint,
  tradeInConfigurationsEndpoint,
  tradeInOfferEndpoint,
  openTradeInEndpoint,
  readTradeInEndpoint,
  choosePayoutEndpoint,
  nameSoldDeviceEndpoint,
  acceptTradeInEndpoint,
  cancelTradeInEndpoint,
  reviewOfferEndpoint,
  quarantineTradeInEndpoint,
  inspectTradeInEndpoint,
  unlockTradeInEndpoint,
  answerSecondOfferEndpoint,
  objectToOfferEndpoint,
  reportUnlockedEndpoint,
  settleTradeInEndpoint,
  sendTradeInBackEndpoint,
  giveTradeInBackEndpoint,
  recycleTradeInEndpoint,
  surrenderTradeInEndpoint,
  createSepaFileEndpoint,
  settleSepaFileEndpoint,
  accessoriesEndpoint,
  productsEndpoint,
  availableShapesEndpoint,
  stockAlertsEndpoint,
  countiesEndpoint,
  localitiesEndpoint,
  postalPlacesEndpoint,
  namedPlacesEndpoint,
  streetsEndpoint,
  pickupPointsEndpoint,
  pickupMapEndpoint,
  relatedAccessoriesEndpoint,
  cartRefreshEndpoint,
  promoEndpoint,
  checkVouchersEndpoint,
  cartSessionEndpoint,
  readCartDocumentEndpoint,
  writeCartDocumentEndpoint,
  paymentRowsEndpoint,
  placeOrderEndpoint,
  readOrderEndpoint,
  companyLookupEndpoint,
  startPaymentEndpoint,
  readPaymentEndpoint,
  cancelOrderEndpoint,
  readWithdrawalEndpoint,
  withdrawEndpoint,
  moveReturnEndpoint,
  requestRefundEndpoint,
  decideRefundEndpoint,
  readRefundAccountEndpoint,
  giveRefundAccountEndpoint,
  moveShipmentEndpoint,
  releaseOrderEndpoint,
  moveInboundEndpoint,
  remitCashEndpoint,
  moveReviewEndpoint,
  replyToReviewEndpoint,
  moveClaimEndpoint,
  saveFavouritesEndpoint,
  listAddressesEndpoint,
  addAddressEndpoint,
  changeAddressEndpoint,
  captchaEndpoint,
]

/** Operations with routes of their own, because their request or response is not JSON. */
const separateOperations: readonly Operation[] = [cartStream, savePhotoOperation]

/** Every operation under /api, including its own description. */
export const endpoints: readonly Endpoint[] = [
  ...jsonEndpoints,
  describedBy([...jsonEndpoints, ...separateOperations]),
]

/** The API, the same for all markets (orders.md "Names on the wire"), and the health checks. */
export async function addApi(app: FastifyInstance, options: ApiOptions & CartStreamOptions) {
  addHealth(options.ctx, app)
  addCartStream(app, options)
  await app.register(hooks => addWebhooks(options.ctx, hooks))
  await app.register(pictures => addPhotos(pictures, options))
  await app.register(forms => addFormReturn(forms, options.bases))
  await app.register(api =>
    serveEndpoints(api, endpoints, options, [...endpoints, ...separateOperations]),
  )
}
