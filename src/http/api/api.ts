import type { FastifyInstance } from 'fastify'
import { cartRefresh } from './cart-refresh.ts'
import { counties } from './counties.ts'
import type { Endpoint } from './endpoint.ts'
import { addHealth } from './health.ts'
import { listings } from './listings.ts'
import { localities } from './localities.ts'
import { describedBy } from './openapi.ts'
import { placeOrder, readOrder } from './orders.ts'
import { paymentRows } from './payment-rows.ts'
import { pickupPoints } from './pickup-points.ts'
import { products } from './products.ts'
import { promo } from './promo.ts'
import { type ApiOptions, serveEndpoints } from './serve.ts'
import { streets } from './streets.ts'

const nouns: readonly Endpoint[] = [
  listings,
  products,
  counties,
  localities,
  streets,
  pickupPoints,
  cartRefresh,
  promo,
  paymentRows,
  placeOrder,
  readOrder,
]

/** Every operation under /api, its own description among them. */
export const endpoints: readonly Endpoint[] = [...nouns, describedBy(nouns)]

/** orders.md "Names on the wire": the API, the same for all markets; and whether the process is well. */
export const addApi = async (app: FastifyInstance, options: ApiOptions) => {
  addHealth(app, options.shop)
  await app.register(api => serveEndpoints(api, endpoints, options))
}
