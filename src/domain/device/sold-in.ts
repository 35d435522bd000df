import type { Market } from '../market/market.ts'
import type { Grade } from './device.ts'

export type SoldIn = {
  /** The markets that sell what a page shows, including its own; empty if its own is sold out. */
  readonly same: readonly Market[]
  /** For the other markets, the closest path within the market: a product of the same model, or home. */
  readonly instead: Readonly<Partial<Record<Market, string>>>
}

export type SoldProduct = { readonly id: string; readonly modelId: string; readonly grade: Grade }
export type SoldList = {
  readonly market: Market
  readonly brandSlug: string
  readonly modelSlug?: string
}
