import { z } from 'zod'
import {
  type AccessoryPage,
  accessoryFacetKeys,
  accessorySorts,
} from '#domain/device/accessory-listing.ts'
import { deviceTypes } from '#domain/device/device.ts'
import { filterKeys } from '#domain/market/filter-keys.ts'
import { parseFilterQuery } from '#domain/market/filters.ts'
import { parsePriceRange } from '#domain/market/price-range.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { pageNumber, plainText } from './query.ts'

const values = plainText(300).exactOptional()

const priceValue = plainText(20)
  .refine(text => parsePriceRange(text))
  .exactOptional()

/** Filters under their canonical keys, several values joined by a comma, a price as 5-40 (markets.md). */
export const accessoryQuerySchema = z
  .object({
    market: marketSchema,
    sort: z.enum(accessorySorts).prefault('relevance'),
    page: pageNumber,
    brand: values,
    type: values,
    price: priceValue,
  })
  .transform(({ market, sort, page, ...written }) => {
    const pairs = filterKeys.flatMap(key => {
      const text = ownEntry<string | undefined>(written, key)
      return text === undefined ? [] : [[key, text] as const]
    })
    return { market, sort, page, filters: parseFilterQuery(market, pairs).filters }
  })

const madeForSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('types'),
    types: z.array(z.enum(deviceTypes)),
    brand: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('models'),
    models: z.array(z.object({ brand: z.string(), name: z.string() })),
    more: z.int(),
  }),
])

const facetSchema = z.object({
  key: z.enum(accessoryFacetKeys),
  items: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() }),
  ),
})

export const accessoryPageSchema = mirrors<AccessoryPage>()(
  z.object({
    cards: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        name: z.string(),
        price: moneySchema,
        madeFor: madeForSchema,
      }),
    ),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    sort: z.enum(accessorySorts),
    facets: z.array(facetSchema),
    priceRange: z.object({ from: z.int(), to: z.int() }),
  }),
)
