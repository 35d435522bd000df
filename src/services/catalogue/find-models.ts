import type { AccessoryCard, AccessoryType } from '#domain/device/accessory-listing.ts'
import { hasConditions, requestedFilters } from '#domain/device/search/requested-filters.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { listConfigurations } from '#store/catalogue/search.ts'
import type { Context } from '../context.ts'
import { rankedModels } from './ranked-models.ts'
import { searchAccessories } from './search-accessories.ts'

type Ctx = Pick<Context, 'sql' | 'db'>

/** The models a search refers to, best first, with the storage, colour and other attributes it names as filters. */
export type FoundModels = {
  readonly modelIds: readonly string[]
  readonly filters: Filters
  readonly category?: Category
  /** Those that the search names, for the first model if it names one; only if it names any. */
  readonly accessories?: FoundAccessories
}

export type FoundAccessories = {
  readonly cards: readonly AccessoryCard[]
  readonly types: readonly AccessoryType[]
  /** The brand of the device that they are for. */
  readonly brandSlug?: string
}

const mostModels = 60

/** The content of the search results page; no models if nothing is found. */
export async function findModels(
  ctx: Ctx,
  { market, text }: { market: Market; text: string },
): Promise<FoundModels> {
  const { search, models } = await rankedModels(ctx, market, text)
  const modelIds = models.slice(0, mostModels).map(model => model.id)
  const [shelf, cards] = await Promise.all([
    hasConditions(search) ? listConfigurations(ctx.db, market, modelIds) : [],
    searchAccessories(ctx, market, search, models),
  ])
  const filters = requestedFilters(search, models[0], shelf)
  const [category, another] = search.categories
  const brandSlug = search.words.length > 0 ? models[0]?.brandSlug : undefined
  const accessories = { cards, types: search.accessories, ...(brandSlug && { brandSlug }) }
  return {
    modelIds,
    filters,
    ...(category && !another && { category }),
    ...(cards.length > 0 && { accessories }),
  }
}
