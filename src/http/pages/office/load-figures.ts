import { figureSpans, viewFigures } from '#services/staff/figures.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { onOfficePage } from './office-page.ts'

export const loadOfficeFigures = onOfficePage('figures', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query, markets } = request
  const span = figureSpans.find(days => String(days) === query.get('days')) ?? 30
  const { currency } = ctx.settings.displayOf(market)
  return { market, ownMarkets: markets, span, currency, ...(await viewFigures(ctx, market, span)) }
})
