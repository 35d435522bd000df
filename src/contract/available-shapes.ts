import { z } from 'zod'
import type { RelatedSpec } from '#domain/device/related-specs.ts'
import { countrySchema, marketOfCountry } from './country.ts'
import { mirrors } from './mirrors.ts'
import { plainText } from './query.ts'

/** Spec 7.1: `locale` is the country, upper-case. */
export const availableShapesQuerySchema = z
  .object({ locale: countrySchema, productId: plainText(60) })
  .transform(({ locale, productId }) => ({ market: marketOfCountry[locale], productId }))

const specNames = [
  'shape',
  'storage',
  'color',
  'ram',
  'cpu',
  'size',
  'connectivity',
  'material',
] as const

const relatedSpecSchema = mirrors<RelatedSpec>()(
  z.object({
    name: z.enum(specNames),
    items: z.array(z.object({ value: z.string(), inStock: z.boolean(), productId: z.string() })),
  }),
)

/** Spec 7.1: `success` and `data`; not successful where the market does not list the product. */
export const availableShapesSchema = z.object({
  success: z.boolean(),
  data: z.object({ relatedSpecs: z.array(relatedSpecSchema) }),
})
