import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { TradeInView } from '#domain/sell/sale-view.ts'
import { tokenKey } from './sale-asker.ts'
import { hasEnded, onTradeInStep, pathOfStep } from './sale-step.ts'
import { requestedIn } from './trade-in.ts'

/** What was offered, until when, by every way to be paid; or that a person looks first, or that it has ended. */
export const loadTradeInOffer = onTradeInStep(
  'offer',
  async ({ sale: tradeIn, market, isOwn, requester, ...page }) => ({
    sale: tradeIn,
    wanted: await requestedIn({ ...page, market }),
    hasEnded: hasEnded(tradeIn),
    nextPath: pathOfStep(market, isOwn ? 'payment' : 'auth'),
    tradeInPath: tradeInPathOf(market, tradeIn, isOwn ? '' : requester.token),
  }),
)

/** Its member needs no token. */
function tradeInPathOf(market: Market, { number }: TradeInView, token: string): string {
  return buildUrl(market, 'sale-details', [number], token === '' ? [] : [[tokenKey, token]])
}
