import { z } from 'zod'
import { idSchema } from './cart-part.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'

export const stockAlertRequestSchema = z.strictObject({
  market: marketSchema,
  listingId: idSchema,
  email: plainText(254),
})

/** The same whether the address waited for the listing already or not; `until` is the last day it is kept. */
export const stockAlertSchema = z.object({ listingId: z.string(), until: z.iso.date() })

/** What a mail's link to stop alerts carries. */
export const stockAlertLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().regex(/^[\w-]{20,60}$/),
})
