import { buildUrl } from '#domain/market/build-url.ts'
import { claimTradeIn } from '#services/trade-in/change-trade-in.ts'
import { onOpenStep, toStep } from './trade-in-step.ts'

/**
 * Signs in within the trade-in and returns to the payment step with nothing lost. A signed-in member continues; a
 * trade-in in another account is not open to them (sell.md, auth).
 */
export const loadTradeInAuth = onOpenStep('auth', async request => {
  const { tradeIn, requester, isOwn, ctx, market } = request
  if (isOwn) throw toStep(request, 'payment')
  const isMember = requester.userId !== undefined
  if (isMember && (await claimTradeIn(ctx, requester, tradeIn.number)).ok)
    throw toStep(request, 'payment')
  return {
    tradeIn,
    isOtherAccount: isMember,
    // An email may be opened in another browser: the return path names the trade-in.
    next: buildUrl(market, 'sell-step', ['payment'], [['sale', tradeIn.number]]),
    socialWays: ctx.identityProviders.ways,
  }
})
