import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { PurchaseStore } from '#store/account/purchases.ts'
import type { LinkTokens } from '../order/link-token.ts'

/** What the services about purchases work on. */
export type PurchaseStores = {
  readonly purchases: PurchaseStore
  readonly links: LinkTokens
  readonly settingsOf: (market: Market) => MarketSettings
}

/** Whose purchases, and of which market: one account serves all four. */
export type Owner = { readonly userId: string; readonly market: Market }
