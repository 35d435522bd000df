import { z } from 'zod'
import type { CartSettings } from '#domain/cart/settings.ts'
import { deviceTypes } from '#domain/device/device.ts'
import { mirrors } from './mirrors.ts'
import { currencySchema, moneySchema } from './money.ts'

/** The cart settings of a market, as set by staff. */
export const cartSettingsSchema = mirrors<CartSettings>()(
  z.object({
    currency: currencySchema,
    secondCurrency: currencySchema.optional(),
    stateVersion: z.string(),
    expiryMonths: z.int(),
    cartLimitations: z.object({
      isActive: z.boolean(),
      maxCartItems: z.int(),
      limitedItems: z.array(z.enum(deviceTypes)),
      maxCartLimitedItems: z.int(),
    }),
    giftWrap: z.object({
      isActive: z.boolean(),
      isWrappingTax: z.boolean(),
      price: moneySchema,
      refusedDeviceTypes: z.array(z.enum(deviceTypes)),
    }),
    warranty: z.object({ measure: z.string(), name: z.string(), validity: z.number() }),
    returnDays: z.int(),
  }),
)
