import type { Market } from '#domain/market/market.ts'
import { type MarketFigures, shareOfFigures } from '#domain/order/market-figures.ts'
import { type ReviewSummary, summarize } from '#domain/review/review-summary.ts'
import { findMarketFigures } from '#store/figures/market-figures.ts'
import { countRatingsOfMarket } from '#store/review/summaries.ts'
import type { Context } from '../context.ts'

/** Shares in percent with one decimal; each is missing if there are too few for it. */
export type ShownFigures = Pick<MarketFigures, 'first' | 'last' | 'sold' | 'battery'> & {
  readonly returnedShare: number | undefined
  readonly asOfferedShare: number | undefined
}

/** What a market shows of its trade; `undefined` while it sold too little for a share. */
export async function viewMarketFigures(
  { sql }: Pick<Context, 'sql'>,
  market: Market,
): Promise<{ readonly figures: ShownFigures | undefined; readonly reviews: ReviewSummary }> {
  const [figures, ratings] = await Promise.all([
    findMarketFigures(sql, market),
    countRatingsOfMarket(sql, market, 'purchase'),
  ])
  return { figures: figures && shownOf(figures), reviews: summarize(ratings) }
}

function shownOf(figures: MarketFigures): ShownFigures | undefined {
  const { first, last, sold, returned, battery, inspected, asOffered } = figures
  const returnedShare = shareOfFigures(returned, sold)
  if (returnedShare === undefined) return
  const asOfferedShare = shareOfFigures(asOffered, inspected)
  return { first, last, sold, battery, returnedShare, asOfferedShare }
}
