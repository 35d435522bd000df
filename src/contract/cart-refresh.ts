import type { Cart } from '#domain/cart/cart.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { z } from 'zod'
import { codeSchema, idSchema } from './cart-part.ts'

const ids = (max: number) => z.array(idSchema).max(max)

/** Spec 7.1, first row. `id`, `grade`, `listingId`, `serviceIds` and the promo are our own and may be left out. */
const productSchema = z.strictObject({
  productId: idSchema,
  accessoryIds: ids(20),
  id: z.uuid().exactOptional(),
  grade: z.enum(['FOARTE_BUN', 'BUN']).exactOptional(),
  listingId: idSchema.exactOptional(),
  serviceIds: ids(10).exactOptional(),
})

const sentSchema = z.strictObject({
  products: z.array(productSchema).max(50),
  accessoryIds: ids(50),
  batteryIds: ids(50),
  country: z.enum(['RO', 'BG', 'HU', 'GR']),
  promoCode: codeSchema.exactOptional(),
})
export type CartRefreshRequest = z.input<typeof sentSchema>

const marketOf: Record<CartRefreshRequest['country'], Market> = {
  RO: 'ro',
  BG: 'bg',
  HU: 'hu',
  GR: 'gr',
}

type Sent = z.output<typeof sentSchema>

const toAsked = ({ productId, accessoryIds, serviceIds, ...sent }: Sent['products'][number]) => {
  const grade = gradeFromWire(sent.grade)
  return {
    productId,
    accessoryIds,
    serviceIds: serviceIds ?? [],
    ...(sent.id === undefined ? {} : { unitId: sent.id }),
    ...(grade === undefined ? {} : { grade }),
    ...(sent.listingId === undefined ? {} : { listingId: sent.listingId }),
  }
}

export const cartRefreshRequestSchema = sentSchema.transform(({ country, products, ...rest }) => ({
  ...rest,
  market: marketOf[country],
  products: products.map(toAsked),
}))

const countryOf = Object.fromEntries(
  markets.map(market => [market, market.toUpperCase()]),
) as Record<Market, CartRefreshRequest['country']>

/** Spec 7.1: what a cart asks. A unit that is not known yet is not named. */
export const toCartRefresh = (cart: Cart): CartRefreshRequest => ({
  products: cart.phoneCart.map(phone => ({
    productId: phone.productId,
    accessoryIds: phone.deviceAccessories.map(accessory => accessory.id),
    ...(phone.device.id === '' ? {} : { id: phone.device.id }),
    grade: gradeToWire(phone.device.grade),
    listingId: phone.listingId,
    serviceIds: phone.selectedExtraServices.map(service => service.id),
  })),
  accessoryIds: cart.accessoryCart
    .filter(accessory => !accessory.isWrappingTax)
    .map(accessory => accessory.id),
  batteryIds: [...new Set(cart.batteryCart.map(battery => battery.id))],
  country: countryOf[cart.market],
  ...(cart.promo ? { promoCode: cart.promo.code } : {}),
})
