import { availabilities, extraServiceTypes } from '#domain/cart/line.ts'
import type { ShelfDevice, ShelfView } from '#domain/cart/shelf.ts'
import type { AccessoryOffer } from '#domain/cart/line.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { z } from 'zod'
import { cartSettingsSchema } from './cart-settings.ts'
import { deviceTypeSchema } from './device.ts'
import { moneySchema } from './money.ts'
import { promoCheckSchema } from './promo.ts'

const namingSchema = z.object({
  title: z.string(),
  modelDisplayName: z.string(),
  configSummary: z.string(),
  shortTitle: z.string(),
})

const offerSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: moneySchema,
  type: z.string(),
})

const serviceSchema = z.object({
  id: z.string(),
  type: z.enum(extraServiceTypes),
  key: z.string(),
  price: moneySchema,
})

/** Spec 3.4: a phone of the cart in the server's words. */
const deviceSchema = z.object({
  productId: z.string(),
  listingId: z.string(),
  buy_price: moneySchema,
  naming: namingSchema,
  device: z.object({
    id: z.string(),
    model_type: deviceTypeSchema,
    shape: z.enum(['FOARTE_BUN', 'BUN']),
  }),
  available_extra_services: z.array(serviceSchema),
  deviceAvailableAccessories: z.array(offerSchema),
  accessoryIds: z.array(z.string()),
  availability: z.enum(availabilities),
  productImage: z.string(),
  sku: z.string(),
  productUrl: z.string(),
  model_id: z.int(),
})
type DeviceOnWire = z.infer<typeof deviceSchema>

/** Spec 7.1: `success` and `data`; settings and promo are our own. */
export const refreshedCartSchema = z.object({
  success: z.boolean(),
  data: z.object({
    accessories: z.array(
      offerSchema.extend({ isActive: z.boolean(), isWrappingTax: z.boolean() }),
    ),
    availableAccessories: z.array(offerSchema),
    giftWrap: z.object({
      isActive: z.boolean(),
      is_wrapping_tax: z.boolean(),
      price: moneySchema,
    }),
    devices: z.array(deviceSchema),
    batteries: z.array(z.object({ id: z.string(), price: moneySchema })),
    settings: cartSettingsSchema,
    promo: promoCheckSchema.exactOptional(),
  }),
})
export type RefreshedCart = z.infer<typeof refreshedCartSchema>

export type RefreshedShelf = ShelfView & {
  readonly accessories: readonly (ShelfView['accessories'][number] & { readonly type: string })[]
  readonly availableAccessories: readonly AccessoryOffer[]
}

export const toRefreshedCart = (view: RefreshedShelf): RefreshedCart => ({
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
    settings: view.settings as RefreshedCart['data']['settings'],
    ...(view.promo ? { promo: view.promo } : {}),
  },
})

/** undefined: the server answered "not successful", or nothing that can be read as an answer. */
export const toShelfView = (answer: unknown): ShelfView | undefined => {
  const parsed = refreshedCartSchema.safeParse(answer)
  if (!parsed.success || !parsed.data.success) return undefined
  const { accessories, devices, batteries, settings, promo } = parsed.data.data
  return {
    settings,
    devices: devices.map(deviceFromWire),
    accessories: accessories.map(({ id, name, price, isActive }) => ({ id, name, price, isActive })),
    batteries,
    ...(promo ? { promo } : {}),
  }
}

const deviceToWire = (device: ShelfDevice): DeviceOnWire => {
  const { buyPrice, availableExtraServices, modelId, device: unit, ...same } = device
  return {
    ...same,
    buy_price: buyPrice,
    device: { id: unit.id, model_type: unit.modelType, shape: gradeToWire(unit.grade) },
    available_extra_services: [...availableExtraServices],
    deviceAvailableAccessories: [...same.deviceAvailableAccessories],
    accessoryIds: [...same.accessoryIds],
    model_id: modelId,
  }
}

const deviceFromWire = (sent: DeviceOnWire): ShelfDevice => {
  const { buy_price, available_extra_services, model_id, device, ...same } = sent
  return {
    ...same,
    buyPrice: buy_price,
    device: {
      id: device.id,
      modelType: device.model_type,
      grade: gradeFromWire(device.shape) ?? 'good',
    },
    availableExtraServices: available_extra_services,
    modelId: model_id,
  }
}
