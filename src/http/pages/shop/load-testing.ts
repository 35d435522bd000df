import { viewMarketFigures } from '#services/figures/view-market-figures.ts'
import { onFixedPage } from '../page-request.ts'

/** How devices are tested, and what the market sold and bought. */
export const loadTesting = onFixedPage('testing', async ({ market, ctx }) => ({
  ...(await viewMarketFigures(ctx, market)),
  isDemo: ctx.isDemo,
}))
