import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { hasOfferEnded } from '#domain/trade-in/trade-in-due.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { exchangeDeviceIn } from './trade-in.ts'
import { tokenKey } from './trade-in-requester.ts'
import { onTradeInStep, pathOfStep } from './trade-in-step.ts'

/** The offer with its expiry date, for each payout method; or that staff review it first, or that it has ended. */
export const loadTradeInOffer = onTradeInStep(
  'offer',
  async ({ tradeIn, market, isOwn, requester, ...page }) => ({
    tradeIn,
    exchangeDevice: await exchangeDeviceIn({ ...page, market }),
    hasEnded: hasOfferEnded(tradeIn, page.ctx.clock()),
    nextPath: pathOfStep(market, isOwn ? 'payment' : 'auth'),
    tradeInPath: tradeInPathOf(market, tradeIn, isOwn ? '' : requester.token),
  }),
)

/** The owner needs no token. */
function tradeInPathOf(market: Market, { number }: TradeInView, token: string): string {
  return buildUrl(market, 'sale-details', [number], token === '' ? [] : [[tokenKey, token]])
}
