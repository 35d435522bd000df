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
import type { Endpoint } from './endpoint.ts'
import { addFormReturn } from './form-return.ts'
import { addHealth } from './health.ts'
import { listings } from './listings.ts'
import { localities } from './localities.ts'
import { describedBy } from './openapi.ts'
import { placeOrder, readOrder } from './orders.ts'
import { paymentRows } from './payment-rows.ts'
import { cancelOrder, readPayment, startPayment } from './payments.ts'
import { pickupPoints } from './pickup-points.ts'
import { products } from './products.ts'
import { promo } from './promo.ts'
import { decideRefund, requestRefund } from './refunds.ts'
import { relatedAccessories } from './related-accessories.ts'
import { search } from './search.ts'
import { type ApiOptions, serveEndpoints } from './serve.ts'
import { moveShipment, remitCash } from './shipments.ts'
import { stockAlerts } from './stock-alerts.ts'
import { streets } from './streets.ts'
import { addWebhooks } from './webhooks.ts'

const nouns: readonly Endpoint[] = [
  listings,
  search,
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
  requestRefund,
  decideRefund,
  moveShipment,
  remitCash,
  listAddresses,
  addAddress,
  changeAddress,
  captcha,
]

/** Every operation under /api, its own description among them. */
export const endpoints: readonly Endpoint[] = [...nouns, describedBy([...nouns, cartStream])]

/** orders.md "Names on the wire": the API, the same for all markets; and whether the process is well. */
export const addApi = async (app: FastifyInstance, options: ApiOptions & CartStreamOptions) => {
  addHealth(app, options.shop)
  addCartStream(app, options)
  await app.register(hooks => addWebhooks(hooks, options.shop))
  await app.register(forms => addFormReturn(forms, options.bases))
  await app.register(api => serveEndpoints(api, endpoints, options, [...endpoints, cartStream]))
}
