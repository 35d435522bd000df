import type { FilterKey } from '../market/filter-keys.ts'
import type { Money } from '../money/money.ts'
import type { Grade, Product } from './device.ts'
import type { Maker } from './maker.ts'
import type { ChoiceField } from './product-fields.ts'
import type { Sort } from './sort.ts'
import type { Specification } from './specification.ts'

/** Equal units as the customer sees them: one product in one grade. `discount` is set only for an announced reduction. */
export type Offer = {
  readonly listingId: string
  readonly grade: Grade
  readonly price: Money
  readonly newPrice?: Money
  readonly discount?: { readonly percent: number; readonly lowest30: Money }
  readonly stock: number
}

export type ListingCard = { readonly product: Product; readonly offer: Offer }

/** The listings that one card stands for: those of its model that match the filters. */
export type Variants = {
  /** The slugs in filters: that of the model is unique within its brand. */
  readonly brand: string
  readonly model: string
  readonly count: number
  /** The number of their colours, and the first of them as "#rrggbb". */
  readonly colorCount: number
  readonly colors: readonly string[]
  /** Whether the price of the card is the lowest of several. */
  readonly isFrom: boolean
}
export type ModelCard = ListingCard & { readonly variants?: Variants }

/** `value` as written in the URL, `label` as stored; the page supplies the text for grades and colours. */
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
  /** The lowest and highest price among the results of the other filters, in whole units of the currency. */
  readonly priceRange: { readonly from: number; readonly to: number }
}

/** A facet as a page shows it: whether a value is chosen follows from the filters. */
export type ShownFacet = {
  readonly key: Facet['key']
  readonly items: readonly Omit<FacetItem, 'isChosen'>[]
}
/** A list of listings; or of models, each with one card, where `models` is their number. */
export type CataloguePage = Omit<ListingPage, 'cards'> & {
  readonly cards: readonly ModelCard[]
  readonly models?: number
}
export type ShownListing = Omit<CataloguePage, 'facets'> & {
  readonly facets: readonly ShownFacet[]
}

export function toShownListing({ facets, ...page }: CataloguePage): ShownListing {
  return {
    ...page,
    facets: facets.map(({ key, items }) => ({
      key,
      items: items.map(({ isChosen: _, ...item }) => item),
    })),
  }
}

/** Availability of a value while all other values stay as shown: in stock, sold out, or never listed in this combination. */
export const choiceAvailabilities = ['in-stock', 'sold-out', 'not-listed'] as const

/** One value of one configuration key, and the product it leads to; in the same grade where that is available. */
export type Choice = {
  readonly value: string
  readonly isChosen: boolean
  readonly availability: (typeof choiceAvailabilities)[number]
  readonly product: Product
  readonly grade: Grade
  readonly price: Money
}
export type ChoiceGroup = { readonly key: ChoiceField; readonly items: readonly Choice[] }

/** A product page: its offers (very good first), its other configurations, and what comes with the device. */
export type ProductPage = {
  readonly product: Product
  readonly offers: readonly Offer[]
  readonly choices: readonly ChoiceGroup[]
  readonly specification: Specification
  /** Keys of what comes with the device; the page supplies the text. */
  readonly boxContents: readonly string[]
  readonly batteryOffer?: { readonly id: string; readonly price: Money }
  readonly maker?: Maker
  /** The same model in stock in another grade or configuration, the most similar first. */
  readonly nearest: readonly ListingCard[]
  readonly similar: readonly ListingCard[]
}
