import { z } from 'zod'
import { choiceFields } from '#domain/device/product-fields.ts'
import type { RelatedSpec } from '#domain/device/related-specs.ts'
import { countrySchema, marketOfCountry } from './country.ts'
import { mirrors } from './mirrors.ts'
import { plainText } from './query.ts'

/** `locale` is the country in upper case (Spec 7.1). */
export const availableShapesQuerySchema = z
  .object({ locale: countrySchema, productId: plainText(60) })
  .transform(({ locale, productId }) => ({ market: marketOfCountry[locale], productId }))

const specNames = ['shape', ...choiceFields] as const

const relatedSpecSchema = mirrors<RelatedSpec>()(
  z.object({
    name: z.enum(specNames),
    items: z.array(z.object({ value: z.string(), inStock: z.boolean(), productId: z.string() })),
  }),
)

/** `success` and `data`; not successful if the market does not list the product (Spec 7.1). */
export const availableShapesSchema = z.object({
  success: z.boolean(),
  data: z.object({ relatedSpecs: z.array(relatedSpecSchema) }),
})
