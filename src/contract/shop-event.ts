import { z } from 'zod'
import type { FormEvent } from '#domain/analytics/form-event.ts'
import type { Item } from '#domain/analytics/item.ts'
import { listNames, type ShopEvent } from '#domain/analytics/shop-event.ts'
import { availabilities } from '#domain/cart/line.ts'
import { currencies } from '#domain/money/money.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'
import type { Schema } from './schema.ts'

const text = plainText(300)
const amount = z.number().min(0).max(1e9)

/** An item of Spec 3.6. */
const itemSchema: Schema<Item> = z.strictObject({
  id: plainText(100),
  productId: plainText(100),
  name: text,
  brand: text.exactOptional(),
  category: text,
  price: z.int().min(0).max(1e9),
  quantity: z.int().min(1).max(100),
  storage: text.exactOptional(),
  shape: z.enum(['FOARTE_BUN', 'BUN']).exactOptional(),
  color: text.exactOptional(),
  url: plainText(500).exactOptional(),
  stockState: z.enum(availabilities).exactOptional(),
  image: plainText(500).exactOptional(),
  origin: text,
  discount: z.int().exactOptional(),
})

const valued = {
  value: amount,
  currency: z.enum(currencies),
  items: z.array(itemSchema).max(100),
}

const eventSchema: Schema<ShopEvent | FormEvent> = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('view_item_list'),
    ecommerce: z.strictObject({
      item_list_name: z.enum(listNames),
      items: z.array(itemSchema).max(5),
    }),
  }),
  z.strictObject({
    event: z.enum(['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout']),
    ecommerce: z.strictObject(valued),
  }),
  z.strictObject({
    event: z.literal('add_shipping_info'),
    ecommerce: z.strictObject({ ...valued, shipping_tier: text }),
  }),
  z.strictObject({
    event: z.literal('add_payment_info'),
    ecommerce: z.strictObject({ ...valued, payment_type: text }),
  }),
  z.strictObject({
    event: z.literal('purchase'),
    ecommerce: z.strictObject({ ...valued, transaction_id: plainText(40), shipping: amount }),
  }),
  z.strictObject({
    event: z.literal('formError'),
    formId: text,
    errorType: text,
    errorMessage: text,
    location: text,
    field: text,
  }),
])

/**
 * The events of one request of a browser to the collector: strict, so that no other data can be sent
 * (rules-of-trade.md, 11).
 */
export const trackedEventsSchema = z.strictObject({
  market: marketSchema,
  events: z.array(eventSchema).min(1).max(20),
})

/** A consent form as a browser sends it; a form that the shop did not write gives nothing. */
export const consentFormSchema = z
  .object({
    choice: z.enum(['all', 'none', 'chosen']),
    measuring: z.string().exactOptional(),
    ads: z.string().exactOptional(),
  })
  .transform(({ choice, measuring, ads }) =>
    choice === 'chosen'
      ? { measuring: measuring !== undefined, ads: ads !== undefined }
      : { measuring: choice === 'all', ads: choice === 'all' },
  )
