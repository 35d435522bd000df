import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import type { SaleAsker } from '#services/sell/own-sale.ts'
import { viewerOf, withCookies } from './entry.ts'
import { keptSale, saleCookie } from './kept-sale.ts'
import { notFound, onFixedPage, type PageRequest, personal } from './page-request.ts'
import { draftCookie } from './sell-draft.ts'

/** The steps of a sale that has an offer. */
export type SaleStep = 'offer' | 'auth' | 'payment' | 'delivery'

/** A request for one of them: the sale this browser is about, and by what it is the asker's. */
export type SaleStepRequest = PageRequest & {
  readonly sale: SaleView
  readonly asker: SaleAsker
  /** Whether it is in the account of who is signed in. */
  readonly isOwn: boolean
}

/** A browser that is about no sale begins at the beginning; one that was accepted is shown where it stands. */
export function onSaleStep<T>(step: SaleStep, load: (request: SaleStepRequest) => Promise<T>) {
  return onFixedPage('sell-step', async request => {
    const { market, path } = request
    if (parsePath(market, path)?.params[0] !== step) throw notFound()
    await resume(request, step)
    const kept = keptSale(request)
    const asker = await askerOf(request, kept?.token ?? '')
    const sale = kept && (await request.shop.selling.viewSale(asker, kept.number))
    if (sale?.market !== market) throw redirect(buildUrl(market, 'sell'), { headers: personal })
    if (isPastOffer(sale)) throw toSale(request, sale)
    const { userId } = asker
    const isOwn = userId !== undefined && (await isOwnedBy(request, userId, sale))
    return load({ ...request, sale, asker, isOwn })
  })
}

/** An offer that has ended, or is none yet, is told on its own page. */
export function onOpenStep<T>(
  step: Exclude<SaleStep, 'offer'>,
  load: (request: SaleStepRequest) => Promise<T>,
) {
  return onSaleStep(step, request => {
    if (request.sale.state !== 'offered' || hasEnded(request.sale)) throw toStep(request, 'offer')
    return load(request)
  })
}

export function hasEnded({ state, expiresAt }: SaleView): boolean {
  return state === 'expired' || (expiresAt !== undefined && new Date(expiresAt) <= new Date())
}

export function pathOfStep(market: PageRequest['market'], step: SaleStep): string {
  return buildUrl(market, 'sell-step', [step])
}

/** Goes on to another step. */
export function toStep({ market }: Pick<PageRequest, 'market'>, step: SaleStep) {
  return redirect(pathOfStep(market, step), { status: 303, headers: personal })
}

/** To its page among the sales of the account. */
export function toSale({ market }: Pick<PageRequest, 'market'>, { number }: SaleView, done = '') {
  return redirect(buildUrl(market, 'sale-details', [number], done === '' ? [] : [['done', done]]), {
    status: 303,
    headers: personal,
  })
}

/** The link of a letter, or of the account: from then on this browser is about that sale. */
async function resume(request: PageRequest, step: SaleStep): Promise<void> {
  const { query, market, shop } = request
  const number = query.get('sale')
  if (number === null) return
  const token = query.get('token') ?? ''
  const asker = await askerOf(request, token)
  const sale = await shop.selling.viewSale(asker, number)
  const kept = keptSale(request)
  // A letter that let somebody in names the sale without its token: this browser knows it.
  const isKept = kept?.number === number && token === ''
  if (!sale && !isKept) throw notFound()
  const headers = withCookies(sale ? cookiesOf(request, sale, token) : [])
  throw redirect(pathOfStep(market, step), { headers })
}

/** Its answers too, so that one can be changed; a token that is known already is kept. */
function cookiesOf(
  request: PageRequest,
  { number, answers }: SaleView,
  token: string,
): readonly string[] {
  const kept = keptSale(request)
  const known = token === '' && kept?.number === number ? kept.token : token
  return [saleCookie(request, { number, token: known }), draftCookie(request, answers)]
}

async function askerOf(request: PageRequest, token: string): Promise<SaleAsker> {
  const viewer = await viewerOf(request)
  return { token, ...(viewer.kind === 'member' && { userId: viewer.member.userId }) }
}

function isPastOffer({ state }: SaleView): boolean {
  return state !== 'draft' && state !== 'offered' && state !== 'expired'
}

async function isOwnedBy(
  { shop }: PageRequest,
  userId: string,
  { number, isOwned }: SaleView,
): Promise<boolean> {
  return isOwned && (await shop.selling.viewSale({ userId, token: '' }, number)) !== undefined
}
