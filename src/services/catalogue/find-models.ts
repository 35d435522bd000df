import { hasConditions, requestedFilters } from '#domain/device/search/requested-filters.ts'
import type { Category } from '#domain/market/category.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { listConfigurations } from '#store/catalogue/search.ts'
import type { Context } from '../context.ts'
import { rankedModels } from './ranked-models.ts'

type Ctx = Pick<Context, 'db'>

/** The models a search refers to, best first, with the storage, colour and other attributes it names as filters. */
export type FoundModels = {
  readonly modelIds: readonly string[]
  readonly filters: Filters
  readonly category?: Category
}

const mostModels = 60

/** The content of the search results page; no models if nothing is found. */
export async function findModels(
  ctx: Ctx,
  { market, text }: { market: Market; text: string },
): Promise<FoundModels> {
  const { search, models } = await rankedModels(ctx, market, text)
  const modelIds = models.slice(0, mostModels).map(model => model.id)
  const shelf = hasConditions(search) ? await listConfigurations(ctx.db, market, modelIds) : []
  const filters = requestedFilters(search, models[0], shelf)
  const [category, another] = search.categories
  return { modelIds, filters, ...(category && !another && { category }) }
}
