import { z } from 'zod'
import type { Cart } from '#domain/cart/cart.ts'
import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { ShelfAccessory, ShelfView } from '#domain/cart/shelf.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { countryOf } from '#domain/market/market.ts'
import { alternativeFromWire, alternativeSchema, alternativeToWire } from './alternative.ts'
import { codeSchema, idSchema } from './cart-part.ts'
import { cartSettingsSchema } from './cart-settings.ts'
import { countrySchema, marketOfCountry } from './country.ts'
import { moneySchema } from './money.ts'
import { promoCheckSchema } from './promo.ts'
import {
  accessoryOfferSchema,
  batteryOfferSchema,
  deviceFromWire,
  deviceToWire,
  shelfDeviceSchema,
} from './shelf-device.ts'

function ids(max: number) {
  return z.array(idSchema).max(max)
}

/**
 * `id`, `grade`, `listingId`, `serviceIds`, `batteryId` and the promo are additions to the specification and optional
 * (Spec 7.1, first row).
 */
const productSchema = z.strictObject({
  productId: idSchema,
  accessoryIds: ids(20),
  id: z.uuid().exactOptional(),
  grade: z.enum(['FOARTE_BUN', 'BUN']).exactOptional(),
  listingId: idSchema.exactOptional(),
  serviceIds: ids(10).exactOptional(),
  batteryId: idSchema.exactOptional(),
})

const sentSchema = z.strictObject({
  products: z.array(productSchema).max(50),
  accessoryIds: ids(50),
  batteryIds: ids(50),
  country: countrySchema,
  promoCode: codeSchema.exactOptional(),
})
export type CartRefreshRequest = z.input<typeof sentSchema>

type Sent = z.output<typeof sentSchema>

function toRequested({ productId, accessoryIds, serviceIds, ...sent }: Sent['products'][number]) {
  const grade = gradeFromWire(sent.grade)
  return {
    productId,
    accessoryIds,
    serviceIds: serviceIds ?? [],
    ...(sent.id === undefined ? {} : { unitId: sent.id }),
    ...(grade === undefined ? {} : { grade }),
    ...(sent.listingId === undefined ? {} : { listingId: sent.listingId }),
    ...(sent.batteryId === undefined ? {} : { batteryId: sent.batteryId }),
  }
}

export const cartRefreshRequestSchema = sentSchema.transform(({ country, products, ...rest }) => ({
  ...rest,
  market: marketOfCountry[country],
  products: products.map(toRequested),
}))

/** The refresh request of a cart; a unit that is not known yet is omitted (Spec 7.1). */
export function toCartRefresh(cart: Cart): CartRefreshRequest {
  return {
    products: cart.phoneCart.map(phone => ({
      productId: phone.productId,
      accessoryIds: phone.deviceAccessories.map(accessory => accessory.id),
      ...(phone.device.id === '' ? {} : { id: phone.device.id }),
      grade: gradeToWire(phone.device.grade),
      listingId: phone.listingId,
      serviceIds: phone.selectedExtraServices.map(service => service.id),
      ...batteryOf(cart, phone.id),
    })),
    accessoryIds: cart.accessoryCart
      .filter(accessory => !accessory.isWrappingTax)
      .map(accessory => accessory.id),
    batteryIds: [...new Set(cart.batteryCart.map(battery => battery.id))],
    country: countryOf[cart.market],
    ...(cart.promo ? { promoCode: cart.promo.code } : {}),
  }
}

function batteryOf(cart: Cart, lineId: string) {
  const battery = cart.batteryCart.find(({ phoneId }) => phoneId === lineId)
  return battery ? { batteryId: battery.id } : {}
}

/** `success` and `data`; settings, alternatives and promo are additions to the specification (Spec 7.1). */
export const cartRefreshResponseSchema = z.object({
  success: z.boolean(),
  data: z.object({
    accessories: z.array(
      accessoryOfferSchema.extend({ isActive: z.boolean(), isWrappingTax: z.boolean() }),
    ),
    availableAccessories: z.array(accessoryOfferSchema),
    giftWrap: z.object({
      isActive: z.boolean(),
      is_wrapping_tax: z.boolean(),
      price: moneySchema,
    }),
    devices: z.array(shelfDeviceSchema),
    batteries: z.array(batteryOfferSchema),
    settings: cartSettingsSchema,
    alternatives: z.array(alternativeSchema),
    promo: promoCheckSchema.exactOptional(),
  }),
})
export type CartRefreshResponse = z.infer<typeof cartRefreshResponseSchema>

export type RefreshedShelf = Omit<ShelfView, 'accessories'> & {
  readonly accessories: readonly (ShelfAccessory & AccessoryOffer)[]
  readonly availableAccessories: readonly AccessoryOffer[]
}

export function toCartRefreshResponse(view: RefreshedShelf): CartRefreshResponse {
  return {
    success: true,
    data: {
      accessories: view.accessories.map(accessory => ({ ...accessory, isWrappingTax: false })),
      availableAccessories: [...view.availableAccessories],
      giftWrap: {
        isActive: view.settings.giftWrap.isActive,
        is_wrapping_tax: view.settings.giftWrap.isWrappingTax,
        price: view.settings.giftWrap.price,
      },
      devices: view.devices.map(deviceToWire),
      batteries: [...view.batteries],
      settings: view.settings as CartRefreshResponse['data']['settings'],
      alternatives: view.alternatives.map(alternativeToWire),
      ...(view.promo ? { promo: view.promo } : {}),
    },
  }
}

/** Returns `undefined` if the server answered "not successful", which empties the cart. */
export function toShelfView({ success, data }: CartRefreshResponse): ShelfView | undefined {
  if (!success) return undefined
  const { accessories, devices, batteries, settings, alternatives, promo } = data
  return {
    settings,
    devices: devices.map(deviceFromWire),
    accessories: accessories.map(({ id, name, price, isActive }) => ({
      id,
      name,
      price,
      isActive,
    })),
    batteries,
    alternatives: alternatives.map(alternativeFromWire),
    ...(promo ? { promo } : {}),
  }
}
