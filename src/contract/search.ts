import { z } from 'zod'
import { helpPages } from '#domain/device/search/help-text.ts'
import type { Suggestions } from '#domain/device/search/suggestions.ts'
import { categories } from '#domain/market/category.ts'
import { offerSchema } from './catalogue.ts'
import { productSchema } from './device.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { plainText } from './query.ts'

const longest = 100

/** The typed text; text longer than any sensible search is truncated, not refused. A URL is never longer than 16 kB. */
export const searchQuerySchema = z.object({
  market: marketSchema,
  q: plainText(16_384)
    .prefault('')
    .transform(text => text.slice(0, longest)),
})

const categorySchema = z.enum(categories)

/** GET /api/search/: the suggestions that are shown while a shopper types. */
export const suggestionsSchema = mirrors<Suggestions>()(
  z.object({
    models: z.array(
      z.object({ product: productSchema, offer: offerSchema, category: categorySchema }),
    ),
    categories: z.array(categorySchema),
    brands: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        category: categorySchema.exactOptional(),
        listings: z.int(),
      }),
    ),
    accessories: z.array(
      z.object({ id: z.string(), type: z.string(), name: z.string(), price: moneySchema }),
    ),
    help: z.array(z.enum(helpPages)),
  }),
)
