import type { Market } from '../market/market.ts'
import type { Grade } from './device.ts'

export type SoldIn = {
  /** The markets that have what a page shows, its own among them; none where its own has run out of it. */
  readonly same: readonly Market[]
  /** In the others, the path within the market that comes nearest: a product of its model, or home. */
  readonly instead: Readonly<Partial<Record<Market, string>>>
}

export type SoldProduct = { readonly id: string; readonly modelId: string; readonly grade: Grade }
export type SoldList = {
  readonly market: Market
  readonly brandSlug: string
  readonly modelSlug?: string
}

/** Sold out, a product keeps its page, and so does a list; other markets name a list where something of it has stock. */
export type FindSoldIn = {
  /** A brand, and one of its models, as they are written; undefined where the market never listed any. */
  readonly named: (
    list: SoldList,
  ) => Promise<{ readonly brand: string; readonly name: string } | undefined>
  readonly ofProduct: (product: SoldProduct) => Promise<SoldIn>
  readonly ofList: (list: SoldList) => Promise<SoldIn>
}
