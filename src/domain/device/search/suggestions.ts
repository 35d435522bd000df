import type { Category } from '#domain/market/category.ts'
import type { AccessoryCard } from '../accessory-listing.ts'
import type { ListingCard } from '../listing.ts'
import type { HelpPage } from './help-text.ts'

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

/** An accessory that fits the device named, if one is. */
export type SuggestedAccessory = Pick<AccessoryCard, 'id' | 'type' | 'name' | 'price'>

/** Suggestions while a customer types. */
export type Suggestions = {
  readonly models: readonly SuggestedModel[]
  readonly categories: readonly Category[]
  readonly brands: readonly SuggestedBrand[]
  readonly accessories: readonly SuggestedAccessory[]
  /** The pages of help that are named. */
  readonly help: readonly HelpPage[]
}
