import { z } from 'zod'
import { availabilities, extraServiceTypes } from '#domain/cart/line.ts'
import type { ShelfDevice } from '#domain/cart/shelf.ts'
import { deviceTypes } from '#domain/device/device.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { moneySchema } from './money.ts'

const namingSchema = z.object({
  title: z.string(),
  modelDisplayName: z.string(),
  configSummary: z.string(),
  shortTitle: z.string(),
})

export const accessoryOfferSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: moneySchema,
  type: z.string(),
  isFreeProtector: z.boolean(),
})

export const batteryOfferSchema = z.object({ id: z.string(), price: moneySchema })

const serviceSchema = z.object({
  id: z.string(),
  type: z.enum(extraServiceTypes),
  key: z.string(),
  price: moneySchema,
})

/** A phone of the cart, as the server sends it (Spec 3.4). */
export const shelfDeviceSchema = z.object({
  productId: z.string(),
  listingId: z.string(),
  buy_price: moneySchema,
  naming: namingSchema,
  device: z.object({
    id: z.string(),
    model_type: z.enum(deviceTypes),
    shape: z.enum(['FOARTE_BUN', 'BUN']),
  }),
  available_extra_services: z.array(serviceSchema),
  deviceAvailableAccessories: z.array(accessoryOfferSchema),
  batteryOffer: batteryOfferSchema.exactOptional(),
  accessoryIds: z.array(z.string()),
  availability: z.enum(availabilities),
  productImage: z.string(),
  sku: z.string(),
  productUrl: z.string(),
  model_id: z.int(),
})
type DeviceOnWire = z.infer<typeof shelfDeviceSchema>

export function deviceToWire(device: ShelfDevice): DeviceOnWire {
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

export function deviceFromWire(sent: DeviceOnWire): ShelfDevice {
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
