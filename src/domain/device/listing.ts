import type { FilterKey } from '../market/filter-keys.ts'
import type { Money } from '../money/money.ts'
import type { Configuration, Grade, Product } from './device.ts'
import type { Maker } from './maker.ts'
import type { Sort } from './sort.ts'
import type { Specification } from './specification.ts'

/** What a shopper sees of equal units: one product in one grade. `discount` stands only where a reduction is announced. */
export type Offer = {
  readonly listingId: string
  readonly grade: Grade
  readonly price: Money
  readonly newPrice?: Money
  readonly discount?: { readonly percent: number; readonly lowest30: Money }
  readonly stock: number
}

export type ListingCard = { readonly product: Product; readonly offer: Offer }

/** `value` is how the address writes it, `label` how it is stored; grades and colours are worded by the page. */
export type FacetItem = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
}
export type Facet = {
  readonly key: Exclude<FilterKey, 'price'>
  readonly items: readonly FacetItem[]
}

export type ListingPage = {
  readonly cards: readonly ListingCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly sort: Sort
  readonly facets: readonly Facet[]
  /** Cheapest and dearest of what the other filters leave, in whole units of the currency. */
  readonly priceRange: { readonly from: number; readonly to: number }
}

/** Of a value with all else as shown: for sale, sold out, or never listed together with the rest. */
export const choiceAvailabilities = ['in-stock', 'sold-out', 'not-listed'] as const

/** One value of one configuration key, and the product it leads to: the same grade where that can be had. */
export type Choice = {
  readonly value: string
  readonly isChosen: boolean
  readonly availability: (typeof choiceAvailabilities)[number]
  readonly product: Product
  readonly grade: Grade
}
export type ChoiceGroup = { readonly key: keyof Configuration; readonly items: readonly Choice[] }

/** A product's page: its offers, very good first, its sisters, and what comes with it. */
export type ProductPage = {
  readonly product: Product
  readonly offers: readonly Offer[]
  readonly choices: readonly ChoiceGroup[]
  readonly specification: Specification
  /** What comes with the device, by key; the page words it. */
  readonly boxContents: readonly string[]
  readonly batteryOffer?: { readonly id: string; readonly price: Money }
  readonly maker?: Maker
  /** The same model in stock in another grade or configuration, the least different first. */
  readonly nearest: readonly ListingCard[]
  readonly similar: readonly ListingCard[]
}
