import { z } from 'zod'
import { deviceTypes } from '#domain/device/device.ts'
import { categoryOf } from '#domain/device/device-category.ts'
import { gradeFromWire } from '#domain/device/grade.ts'
import { sorts } from '#domain/device/sort.ts'
import { filterKeys } from '#domain/market/filter-keys.ts'
import { parseFilterQuery } from '#domain/market/filters.ts'
import { parsePriceRange } from '#domain/market/price-range.ts'
import { marketSchema } from './market.ts'
import { pageNumber, plainText } from './query.ts'

const values = plainText(300).exactOptional()

const gradeValues = plainText(50)
  .refine(text => text.split(',').every(value => gradeFromWire(value.trim())))
  .exactOptional()

const priceValue = plainText(20)
  .refine(text => parsePriceRange(text))
  .exactOptional()

/**
 * Filters under their canonical keys, several values joined by a comma, grades as FOARTE_BUN and BUN, a price as
 * 500-4000 (markets.md).
 */
export const listingQuerySchema = z
  .object({
    market: marketSchema,
    category: z.enum(deviceTypes.map(categoryOf)).exactOptional(),
    sort: z.enum(sorts).prefault('relevance'),
    page: pageNumber,
    brand: values,
    model: values,
    storage: values,
    color: values,
    grade: gradeValues,
    price: priceValue,
    ram: values,
    cpu: values,
    size: values,
    connectivity: values,
    material: values,
  })
  .transform(({ market, category, sort, page, ...written }) => {
    const pairs = filterKeys.flatMap(key => {
      // The type filters accessories only.
      const text = key === 'type' ? undefined : written[key]
      return text === undefined ? [] : [[key, text] as const]
    })
    const { filters } = parseFilterQuery(market, pairs)
    return { market, ...(category && { category }), sort, page, filters }
  })

/** A product by its own id, in any grade. */
export const productParamsSchema = z.object({ productId: plainText(60) })
