import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { hasOfferEnded } from '#domain/trade-in/trade-in-due.ts'
import { inspectedParts, type TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { findingText } from '#services/trade-in/word-finding.ts'
import { exchangeDeviceIn } from './trade-in.ts'
import { tokenKey } from './trade-in-requester.ts'
import { onTradeInStep, pathOfStep } from './trade-in-step.ts'

/** The offer with its expiry date, for each payout method; or that staff review it first, or that it has ended. */
export const loadTradeInOffer = onTradeInStep(
  'offer',
  async ({ tradeIn, market, isOwn, requester, ...page }) => ({
    tradeIn,
    answered: answeredIn(market, tradeIn),
    exchangeDevice: await exchangeDeviceIn({ ...page, market }),
    hasEnded: hasOfferEnded(tradeIn, page.ctx.clock()),
    nextPath: pathOfStep(market, isOwn ? 'payment' : 'auth'),
    tradeInPath: tradeInPathOf(market, tradeIn, isOwn ? '' : requester.token),
  }),
)

/** Each question about the device with its answer in words, also the ones that lower nothing. */
function answeredIn(market: Market, { answers }: TradeInView) {
  return inspectedParts
    .filter(part => answers[part] !== undefined)
    .map(part => ({ part, text: findingText(market, part, answers) }))
}

/** The owner needs no token. */
function tradeInPathOf(market: Market, { number }: TradeInView, token: string): string {
  return buildUrl(market, 'sale-details', [number], token === '' ? [] : [[tokenKey, token]])
}
