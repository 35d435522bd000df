import {
  amount,
  type Fields,
  listOf,
  oneOf,
  optional,
  type Read,
  shape,
  text,
  wholeNumber,
} from '#domain/cart/narrow.ts'
import {
  type Color,
  type Configuration,
  colorFamilies,
  deviceTypes,
  grades,
  type Model,
  type Product,
} from '#domain/device/device.ts'
import type { Offer } from '#domain/device/listing.ts'
import { productFields } from '#domain/device/product-fields.ts'
import { helpPages } from '#domain/device/search/help-text.ts'
import type {
  SuggestedAccessory,
  SuggestedBrand,
  Suggestions,
} from '#domain/device/search/suggestions.ts'
import { categories } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'

/** What is shown of a suggestion: of its offer only the linked grade and the price. */
export type ShownModel = {
  readonly product: Product
  readonly offer: Pick<Offer, 'grade' | 'price'>
}
export type ShownSuggestions = Pick<
  Suggestions,
  'categories' | 'brands' | 'accessories' | 'help'
> & {
  readonly models: readonly ShownModel[]
}

/** GET /api/search/. Throws if the response is not readable: the form works without suggestions. */
export async function fetchSuggestions(
  market: Market,
  searchText: string,
  signal: AbortSignal,
): Promise<ShownSuggestions> {
  const query = new URLSearchParams({ market, q: searchText })
  const response = await fetch(`/api/search/?${query}`, { signal })
  const found = response.ok ? readSuggestions(await response.json()) : undefined
  if (!found) throw new Error(`/api/search/ answered ${response.status} without suggestions`)
  return found
}

const readColor = shape<Color>({ name: text, hex: text, family: oneOf(colorFamilies) })

const readField = Object.fromEntries(
  productFields.map(field => [field, optional<unknown>(field === 'color' ? readColor : text)]),
) as Fields<Configuration>

const readConfiguration = shape<Configuration>(readField)

const readModel = shape<Model>({
  id: text,
  legacyId: wholeNumber,
  brand: text,
  name: text,
  type: oneOf(deviceTypes),
  year: wholeNumber,
})

export const readProduct = shape<Product>({
  id: text,
  model: readModel,
  configuration: readConfiguration,
})

const readShown = shape<ShownModel>({
  product: readProduct,
  offer: shape<ShownModel['offer']>({ grade: oneOf(grades), price: amount }),
})

const readBrand = shape<SuggestedBrand>({
  name: text,
  slug: text,
  category: optional(oneOf(categories)),
  listings: wholeNumber,
})

const readAccessory = shape<SuggestedAccessory>({
  id: text,
  type: text,
  name: text,
  price: amount,
})

export const readSuggestions: Read<ShownSuggestions> = shape<ShownSuggestions>({
  models: listOf(readShown),
  categories: listOf(oneOf(categories)),
  brands: listOf(readBrand),
  accessories: listOf(readAccessory),
  help: listOf(oneOf(helpPages)),
})
