import { hasEnded, onSaleStep, pathOfStep } from './sale-step.ts'
import { wantedIn } from './trade-in.ts'

/** What was offered, until when, by every way to be paid; or that a person looks first, or that it has ended. */
export const loadSellOffer = onSaleStep('offer', async ({ sale, market, isOwn, ...page }) => ({
  sale,
  wanted: await wantedIn({ ...page, market }),
  hasEnded: hasEnded(sale),
  nextPath: pathOfStep(market, isOwn ? 'payment' : 'auth'),
}))
