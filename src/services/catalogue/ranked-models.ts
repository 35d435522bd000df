import { rankModels } from '#domain/device/search/rank-models.ts'
import { readSearch, type Search } from '#domain/device/search/read-search.ts'
import { hasCriteria } from '#domain/device/search/request.ts'
import type { Market } from '#domain/market/market.ts'
import { type FoundModel, findCandidates } from '#store/catalogue/search-candidates.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

export type Ranked = { readonly search: Search; readonly models: readonly FoundModel[] }

/** The parsed search, and the models in stock that it refers to, best first; no models for an empty search. */
export async function rankedModels(ctx: Ctx, market: Market, text: string): Promise<Ranked> {
  const search = readSearch(text)
  const candidates = hasCriteria(search) ? await findCandidates(ctx.db, market, search) : []
  return { search, models: rankModels(search, candidates) }
}
