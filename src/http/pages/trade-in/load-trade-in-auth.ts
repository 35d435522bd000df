import { buildUrl } from '#domain/market/build-url.ts'
import { claimTradeIn } from '#services/trade-in/change-trade-in.ts'
import { enterProven, provenAddress } from '#services/trade-in/proven-address.ts'
import { callerOf } from '../caller-of.ts'
import { startSession } from '../identity/entry.ts'
import { onOpenStep, type TradeInStepRequest, toStep } from './trade-in-step.ts'

/**
 * Signs in within the trade-in and returns to the payment step with nothing lost. A signed-in member continues; a
 * trade-in in another account is not open to them (sell.md, auth).
 */
export const loadTradeInAuth = onOpenStep('auth', async request => {
  const { tradeIn, requester, isOwn, ctx } = request
  if (isOwn) throw toStep(request, 'payment')
  const isMember = requester.userId !== undefined
  if (isMember && (await claimTradeIn(ctx, requester, tradeIn.number)).ok)
    throw toStep(request, 'payment')
  return {
    tradeIn,
    isOtherAccount: isMember,
    next: pathAfter(request),
    socialWays: ctx.identityProviders.ways,
    provenEmail: isMember ? undefined : await provenAddress(ctx, provenIn(request)),
  }
})

/** The button of a seller whose address the link of an email has proven: no second email is needed (sell.md, auth). */
export const sendTradeInAuth = onOpenStep('auth', async request => {
  const { ctx, market, requester } = request
  const proven = provenIn(request)
  const entry =
    requester.userId === undefined
      ? await enterProven(ctx, market, proven, callerOf(request))
      : undefined
  if (!entry) throw toStep(request, 'auth')
  throw startSession(request, entry, { market, next: pathAfter(request) })
})

/** An email may be opened in another browser: the return path names the trade-in. */
function pathAfter({ market, tradeIn }: TradeInStepRequest): string {
  return buildUrl(market, 'sell-step', ['payment'], [['sale', tradeIn.number]])
}

function provenIn({ requester, tradeIn, proof }: TradeInStepRequest) {
  return { requester, number: tradeIn.number, proof }
}
