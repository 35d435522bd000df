import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { findTradeIn } from '#store/trade-in/read-trade-in.ts'
import { toTradeInView } from './to-trade-in-view.ts'
import type { TradeInStores } from './trade-in-stores.ts'

/** `token` is from the link that opens this one trade-in; `view.email` is '' once its seller is erased. */
export type TrackedTradeIn = { readonly view: TradeInView; readonly token: string }

/** For emails, never for a request: it does not check the requester. */
export function makeEmailSeller(stores: TradeInStores) {
  return async (tradeInId: string): Promise<TrackedTradeIn | undefined> => {
    const stored = await findTradeIn(stores.sql, tradeInId)
    if (!stored) return undefined
    const view = await toTradeInView(stores, stores.sql, stored)
    return { view, token: stores.tokens.tokenOf(tradeInId) }
  }
}

export type EmailSeller = ReturnType<typeof makeEmailSeller>
