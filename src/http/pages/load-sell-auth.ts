import { buildUrl } from '#domain/market/build-url.ts'
import { onOpenStep, toStep } from './sale-step.ts'

/**
 * sell.md, auth: in place, and back to the payment with nothing lost. Whoever is in already goes on; a sale that is in
 * another account is not theirs to go on with.
 */
export const loadTradeInAuth = onOpenStep('auth', async request => {
  const { sale: tradeIn, requester, isOwn, shop, market } = request
  if (isOwn) throw toStep(request, 'payment')
  const isMember = requester.userId !== undefined
  if (isMember && (await shop.tradeInServices.claimTradeIn(requester, tradeIn.number)).ok)
    throw toStep(request, 'payment')
  return {
    sale: tradeIn,
    isAnothers: isMember,
    // A letter may be opened in another browser: its way back names the sale.
    next: buildUrl(market, 'sell-step', ['payment'], [['sale', tradeIn.number]]),
    socialWays: shop.identity.socialWays,
  }
})
