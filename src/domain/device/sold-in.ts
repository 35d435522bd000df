import type { Market } from '../market/market.ts'

/** In which markets what a page shows is sold: the very thing, or at least its model, to which its address leads there. */
export type SoldIn = { readonly same: readonly Market[]; readonly near: readonly Market[] }

export type SoldProduct = { readonly id: string; readonly modelId: string }
export type SoldList = { readonly brandSlug: string; readonly modelSlug?: string }

/** A sold-out product keeps its page; a list of a brand or model is one where something of it has stock. */
export type FindSoldIn = {
  readonly ofProduct: (product: SoldProduct) => Promise<SoldIn>
  readonly ofList: (list: SoldList) => Promise<SoldIn>
}
