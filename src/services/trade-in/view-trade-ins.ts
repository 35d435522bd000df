import type { Market } from '#domain/market/market.ts'
import type { TradeInPage, TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { TradeInStore } from '#store/trade-in/trade-ins.ts'
import type { InboundPaper, makeOpenInboundLabel } from '../inbound/open-inbound-label.ts'
import { requestersTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { toTradeInSummary, toTradeInView } from './to-trade-in-view.ts'
import type { TradeInStores } from './trade-in-stores.ts'

type Deps = { readonly sales: TradeInStore } & Pick<TradeInStores, 'settingsOf'>

/** The seller, and the market of the trade-ins. */
type Seller = { readonly userId: string; readonly market: Market }

const onAPage = 10

/** A member's trade-ins in a market, ten per page, newest first. */
export function makeListTradeIns(deps: Deps) {
  return async (seller: Seller, after?: string): Promise<TradeInPage> => {
    const rows = await deps.sales.page(seller, after, onAPage + 1)
    const shown = rows.slice(0, onAPage)
    const last = shown.at(-1)
    return {
      sales: shown.map(row => toTradeInSummary(deps, row)),
      ...(rows.length > onAPage && last && { olderThan: last.number }),
    }
  }
}

/** `undefined` for a trade-in of somebody else, like for a missing one (quality.md "Attacks"). */
export function makeViewTradeIn(stores: TradeInStores) {
  return async (requester: TradeInRequester, number: string): Promise<TradeInView | undefined> => {
    const stored = await requestersTradeIn(stores, requester, number)
    return stored && toTradeInView(stores, stores.sql, stored)
  }
}

/** The label of its parcel, while the seller still has it. */
export function makeOpenTradeInLabel(
  stores: TradeInStores,
  openLabel: ReturnType<typeof makeOpenInboundLabel>,
) {
  return async (requester: TradeInRequester, number: string): Promise<InboundPaper | undefined> => {
    const stored = await requestersTradeIn(stores, requester, number)
    return stored && openLabel({ kind: 'sale', id: stored.id }, stored.market)
  }
}
