import { isMarket, type Market } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { OfficeRequest } from './office-page.ts'

/** What a list shows by its query: `view` is a set of states, `market` one of the viewer's. */
export function listRequestOf<State>(
  { query, markets }: Pick<OfficeRequest, 'query' | 'markets'>,
  views: Readonly<Record<string, readonly State[]>>,
  usual: string,
) {
  const asked = query.get('view') ?? ''
  const view = ownEntry(views, asked) ? asked : usual
  const typed = query.get('market') ?? ''
  const market = isMarket(typed) && markets.includes(typed) ? typed : undefined
  return {
    view,
    states: views[view] ?? [],
    markets: market === undefined ? markets : ([market] as readonly Market[]),
    after: query.get('after') || undefined,
    shown: { market, ownMarkets: markets },
  }
}

/** The market of a page that shows one: that of the address, without one the first; `undefined` if it is not theirs. */
export function marketOfQuery({
  query,
  markets,
}: Pick<OfficeRequest, 'query' | 'markets'>): Market | undefined {
  const typed = query.get('market')
  return typed === null ? markets[0] : markets.find(market => market === typed)
}
