import { z } from 'zod'
import type { RelatedAccessories } from '#domain/cart/related-accessories.ts'
import { idSchema } from './cart-part.ts'
import { countrySchema, marketOfCountry } from './country.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

const maxProducts = 50

export type RelatedAccessoriesResponse = {
  readonly success: boolean
  readonly data: RelatedAccessories
}

/** `productIds` are separated by commas (Spec 7.1). */
export const relatedAccessoriesQuerySchema = z
  .object({
    countryCode: countrySchema,
    productIds: z
      .string()
      .max(4_000)
      .transform(written => written.split(','))
      .pipe(z.array(idSchema).max(maxProducts)),
  })
  .transform(({ countryCode, productIds }) => ({
    market: marketOfCountry[countryCode],
    productIds: [...new Set(productIds)],
  }))

/** `success` and `data`; the accessory's name, price and picture are additions to the specification (Spec 7.1). */
export const relatedAccessoriesSchema = mirrors<RelatedAccessoriesResponse>()(
  z.object({
    success: z.boolean(),
    data: z.object({
      accessoriesPerCategory: z.array(
        z.object({
          category: z.string(),
          accessories: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              price: moneySchema,
              type: z.string(),
              isFreeProtector: z.boolean(),
              colorHex: z.string(),
            }),
          ),
        }),
      ),
    }),
  }),
)
