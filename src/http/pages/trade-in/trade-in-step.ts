import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { hasOfferEnded } from '#domain/trade-in/trade-in-due.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { TradeInRequester } from '#services/trade-in/own-trade-in.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { viewerOf, withCookies } from '../identity/entry.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { forgetSold } from './sold-draft.ts'
import { savedTradeIn, tradeInCookie } from './stored-trade-in.ts'
import { draftCookie } from './trade-in-draft.ts'

/** The steps of a trade-in that has an offer. */
export type TradeInStep = 'offer' | 'auth' | 'payment' | 'delivery'

/** A request for such a step: the browser's current trade-in, and what gives the requester access to it. */
export type TradeInStepRequest = PageRequest & {
  readonly tradeIn: TradeInView
  readonly requester: TradeInRequester
  /** Whether the trade-in belongs to the signed-in member. */
  readonly isOwn: boolean
  /** From a link in an email of the trade-in; '' without. */
  readonly proof: string
}

/** A browser without a current trade-in is redirected to the start; an accepted trade-in redirects to its details page. */
export function onTradeInStep<T>(
  step: TradeInStep,
  load: (request: TradeInStepRequest) => Promise<T>,
) {
  return onFixedPage('sell-step', async request => {
    const { market, path } = request
    if (parsePath(market, path)?.params[0] !== step) throw notFound()
    await resume(request, step)
    const stored = savedTradeIn(request)
    const requester = await requesterOf(request, stored?.token ?? '')
    const tradeIn = stored && (await viewTradeIn(request.ctx, requester, stored.number))
    if (tradeIn?.market !== market) throw redirect(buildUrl(market, 'sell'), { headers: personal })
    if (isPastOffer(tradeIn)) throw toTradeIn(request, tradeIn)
    const { userId } = requester
    const isOwn = userId !== undefined && (await isOwnedBy(request, userId, tradeIn))
    const proof = stored?.proof ?? ''
    return load({ ...request, tradeIn, requester, isOwn, proof })
  })
}

/** If the offer has ended, or is not made yet, redirects to the offer page. */
export function onOpenStep<T>(
  step: Exclude<TradeInStep, 'offer'>,
  load: (request: TradeInStepRequest) => Promise<T>,
) {
  return onTradeInStep(step, request => {
    const { tradeIn, ctx } = request
    if (tradeIn.state !== 'offered' || hasOfferEnded(tradeIn, ctx.clock()))
      throw toStep(request, 'offer')
    return load(request)
  })
}

export function pathOfStep(market: PageRequest['market'], step: TradeInStep): string {
  return buildUrl(market, 'sell-step', [step])
}

/** Redirects to another step. */
export function toStep({ market }: Pick<PageRequest, 'market'>, step: TradeInStep) {
  return redirect(pathOfStep(market, step), { status: 303, headers: personal })
}

/** Redirects to the details page of an accepted trade-in; its draft is no longer needed in this browser. */
export function toTradeIn(
  { market, site }: Pick<PageRequest, 'market' | 'site'>,
  { number }: TradeInView,
  done = '',
  cookies: readonly string[] = [],
) {
  return redirect(buildUrl(market, 'sale-details', [number], done === '' ? [] : [['done', done]]), {
    status: 303,
    headers: withCookies([...forgetSold({ site }), ...cookies]),
  })
}

/** The link in an email, or in the account: makes this trade-in the browser's current one. */
async function resume(request: PageRequest, step: TradeInStep): Promise<void> {
  const { query, market, ctx } = request
  const number = query.get('sale')
  if (number === null) return
  const token = query.get('token') ?? ''
  const requester = await requesterOf(request, token)
  const tradeIn = await viewTradeIn(ctx, requester, number)
  const stored = savedTradeIn(request)
  // An email link that signs in names the trade-in without its token: the browser has stored it.
  const isStored = stored?.number === number && token === ''
  if (!tradeIn && !isStored) throw notFound()
  const headers = withCookies(tradeIn ? cookiesOf(request, tradeIn, token) : [])
  throw redirect(pathOfStep(market, step), { headers })
}

/** Includes the answers, so that one can be changed; a token that is already stored is kept. */
function cookiesOf(
  request: PageRequest,
  { number, answers }: TradeInView,
  token: string,
): readonly string[] {
  const stored = savedTradeIn(request)
  const effectiveToken = token === '' && stored?.number === number ? stored.token : token
  const proof = proofIn(request) ?? (stored?.number === number ? stored.proof : undefined)
  return [
    tradeInCookie(request, { number, token: effectiveToken, ...(proof && { proof }) }),
    draftCookie(request, answers),
  ]
}

/** `undefined` if the link is not from an email, or its proof has characters that none has. */
function proofIn({ query }: PageRequest): string | undefined {
  const proof = query.get('proof') ?? ''
  return /^[\w-]{1,100}$/.test(proof) ? proof : undefined
}

async function requesterOf(request: PageRequest, token: string): Promise<TradeInRequester> {
  const viewer = await viewerOf(request)
  return { token, ...(viewer.kind === 'member' && { userId: viewer.member.userId }) }
}

function isPastOffer({ state }: TradeInView): boolean {
  return state !== 'draft' && state !== 'offered' && state !== 'expired'
}

async function isOwnedBy(
  { ctx }: PageRequest,
  userId: string,
  { number, isOwned }: TradeInView,
): Promise<boolean> {
  return isOwned && (await viewTradeIn(ctx, { userId, token: '' }, number)) !== undefined
}
