import type { Category } from '../../market/category.ts'
import type { ListingCard } from '../listing.ts'

/** A model by its cheapest listing in stock, of the storage and colour asked for where it has them. */
export type SuggestedModel = ListingCard & { readonly category: Category }

/** `category` where the search, or everything found of the brand, is of one; `listings` are those in stock there. */
export type SuggestedBrand = {
  readonly name: string
  readonly slug: string
  readonly category?: Category
  readonly listings: number
}

/** What is offered while a shopper types. */
export type Suggestions = {
  readonly models: readonly SuggestedModel[]
  readonly categories: readonly Category[]
  readonly brands: readonly SuggestedBrand[]
}
