import type { Market } from '#domain/market/market.ts'

/** The member and the market of the purchases: one account serves all four markets. */
export type Owner = { readonly userId: string; readonly market: Market }
