import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { viewerOf, withCookies } from '../identity/entry.ts'
import type { PageRequest } from '../page-request.ts'
import { forgetTradeIn, savedTradeIn } from './stored-trade-in.ts'
import { forgetExchangeDevice } from './trade-in.ts'
import { forgetDraft, readDraft } from './trade-in-draft.ts'

const unsold: ReadonlySet<TradeInState> = new Set(['draft', 'offered', 'expired', 'cancelled'])

/** Set-Cookie lines after an offer was accepted: nothing of its draft stays in the browser. */
export function forgetSold(request: Pick<PageRequest, 'site'>): readonly string[] {
  return [forgetDraft(request), forgetTradeIn(request), forgetExchangeDevice(request)]
}

/**
 * The offer may have been accepted in another browser, where its email was opened: the answers about that device, left
 * in this one, are removed and the questions begin anew. Answers about another device stay.
 */
export async function endSoldDraft(request: PageRequest): Promise<void> {
  const stored = savedTradeIn(request)
  const { model } = readDraft(request.request.headers.get('cookie'))
  if (!stored || model === undefined) return
  const viewer = await viewerOf(request)
  const requester = {
    token: stored.token,
    ...(viewer.kind === 'member' && { userId: viewer.member.userId }),
  }
  const tradeIn = await viewTradeIn(request.ctx, requester, stored.number)
  if (!tradeIn || unsold.has(tradeIn.state) || tradeIn.answers.model !== model) return
  throw redirect(buildUrl(request.market, 'sell-step', ['intro']), {
    status: 303,
    headers: withCookies(forgetSold(request)),
  })
}
