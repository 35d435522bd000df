import { z } from 'zod'
import { idSchema } from './cart-part.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'

export const stockAlertRequestSchema = z.strictObject({
  market: marketSchema,
  listingId: idSchema,
  email: plainText(254),
  /** The price to wait for, in minor units of the listing's currency; without it the alert waits for stock. */
  belowMinor: z
    .int()
    .positive()
    .max(10 ** 11)
    .optional(),
})

/**
 * The response is the same whether the address already had an alert for the listing or not; `until` is the last day on
 * which it is active.
 */
export const stockAlertSchema = z.object({ listingId: z.string(), until: z.iso.date() })

/** The contents of the unsubscribe link in a stock alert email. */
export const stockAlertLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().regex(/^[\w-]{20,60}$/),
})
