import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { PurchaseStore } from '#store/account/purchases.ts'
import type { LinkTokens } from '../order/link-token.ts'

/** What the services for purchases depend on. */
export type PurchaseStores = {
  readonly purchases: PurchaseStore
  readonly links: LinkTokens
  readonly settingsOf: (market: Market) => MarketSettings
}

/** The member and the market of the purchases: one account serves all four markets. */
export type Owner = { readonly userId: string; readonly market: Market }
