import type { Market } from '#domain/market/market.ts'
import { type ShownFigures, shownFigures } from '#domain/order/market-figures.ts'
import { type ReviewSummary, summarize } from '#domain/review/review-summary.ts'
import { findMarketFigures } from '#store/figures/market-figures.ts'
import { countRatingsOfMarket } from '#store/review/summaries.ts'
import type { Context } from '../context.ts'

/** What a market shows of its trade, and the ratings of its buyers. */
export async function viewMarketFigures(
  { sql }: Pick<Context, 'sql'>,
  market: Market,
): Promise<{ readonly figures: ShownFigures | undefined; readonly reviews: ReviewSummary }> {
  const [figures, ratings] = await Promise.all([
    findMarketFigures(sql, market),
    countRatingsOfMarket(sql, market, 'purchase'),
  ])
  return { figures: figures && shownFigures(figures), reviews: summarize(ratings) }
}
