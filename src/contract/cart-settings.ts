import type { CartSettings } from '#domain/cart/settings.ts'
import { z } from 'zod'
import { deviceTypeSchema } from './device.ts'
import { mirrors } from './mirrors.ts'
import { currencySchema, moneySchema } from './money.ts'

/** What a market's carts go by, as staff set it. */
export const cartSettingsSchema = mirrors<CartSettings>()(
  z.object({
    currency: currencySchema,
    stateVersion: z.string(),
    expiryMonths: z.int(),
    cartLimitations: z.object({
      isActive: z.boolean(),
      maxCartItems: z.int(),
      limitedItems: z.array(deviceTypeSchema),
      maxCartLimitedItems: z.int(),
    }),
    giftWrap: z.object({
      isActive: z.boolean(),
      isWrappingTax: z.boolean(),
      price: moneySchema,
      refusedDeviceTypes: z.array(deviceTypeSchema),
    }),
    warranty: z.object({ measure: z.string(), name: z.string(), validity: z.number() }),
    returnDays: z.int(),
  }),
)
