import { rankModels } from '#domain/device/search/rank-models.ts'
import { readSearch } from '#domain/device/search/read-search.ts'
import { hasCriteria } from '#domain/device/search/request.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { listBuybackModelsById } from '#store/trade-in/buyback-models.ts'
import { listSoldCandidates } from '#store/trade-in/sold-candidates.ts'
import type { Context } from '../context.ts'
import { pricedIn } from './list-buyback.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'settings'>

const mostFound = 12

/** The buyback models that match a seller's query, parsed like the shop's own search, best match first. */
export async function findBuyback(
  ctx: Ctx,
  market: Market,
  text: string,
): Promise<readonly BuybackModel[]> {
  const search = readSearch(text)
  if (!hasCriteria(search)) return []
  const models = rankModels(search, await listSoldCandidates(ctx.db, search))
  const ids = models.slice(0, mostFound).map(({ id }) => id)
  return (await listBuybackModelsById(ctx.sql, market, ids)).map(pricedIn(ctx, market))
}
