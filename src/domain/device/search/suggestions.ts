import type { Category } from '#domain/market/category.ts'
import type { ListingCard } from '../listing.ts'

/** A model with its cheapest listing in stock, in the requested storage and colour where available. */
export type SuggestedModel = ListingCard & { readonly category: Category }

/**
 * `category` is set if the search, or every match of the brand, is in one category; `listings` is the number of
 * listings in stock there.
 */
export type SuggestedBrand = {
  readonly name: string
  readonly slug: string
  readonly category?: Category
  readonly listings: number
}

/** Suggestions while a customer types. */
export type Suggestions = {
  readonly models: readonly SuggestedModel[]
  readonly categories: readonly Category[]
  readonly brands: readonly SuggestedBrand[]
}
