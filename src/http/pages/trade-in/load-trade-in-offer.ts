import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { requestedIn } from './trade-in.ts'
import { tokenKey } from './trade-in-requester.ts'
import { hasEnded, onTradeInStep, pathOfStep } from './trade-in-step.ts'

/** The offer with its expiry date, for each payout method; or that staff review it first, or that it has ended. */
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

/** The owner needs no token. */
function tradeInPathOf(market: Market, { number }: TradeInView, token: string): string {
  return buildUrl(market, 'sale-details', [number], token === '' ? [] : [[tokenKey, token]])
}
