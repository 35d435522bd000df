import type { FilterKey } from '../market/filter-keys.ts'
import type { Money } from '../money/money.ts'
import type { DeviceType, Model } from './device.ts'
import type { AccessoryPicture } from './drawing/accessory.ts'
import type { FacetItem, ListingPage } from './listing.ts'
import type { Sort } from './sort.ts'

/** What the shop sells on its own, among all that is drawn as an accessory. */
export type AccessoryType = Exclude<AccessoryPicture, 'battery' | 'gift-wrap'>

/** Issue 3, part 1: an accessory has no year and no price new, so two orders of devices mean nothing here. */
export const accessorySorts = [
  'relevance',
  'price-up',
  'price-down',
] as const satisfies readonly Sort[]
export type AccessorySort = (typeof accessorySorts)[number]

/** What accessories are filtered by besides their price, as shown; `brand` is the maker of the devices they are made for. */
export const accessoryFacetKeys = ['type', 'brand'] as const satisfies readonly FilterKey[]
export type AccessoryFacetKey = (typeof accessoryFacetKeys)[number]

export type AccessoryFacet = {
  readonly key: AccessoryFacetKey
  readonly items: readonly FacetItem[]
}

export type NamedModel = Pick<Model, 'brand' | 'name'>

/** What an accessory goes with: kinds of devices, perhaps one maker's, or the newest of its models and how many more. */
export type MadeFor =
  | {
      readonly kind: 'types'
      readonly types: readonly DeviceType[]
      readonly brand?: string
    }
  | { readonly kind: 'models'; readonly models: readonly NamedModel[]; readonly more: number }

/** `type` is an AccessoryType wherever this version knows it; `name` is in the market's language. */
export type AccessoryCard = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly price: Money
  readonly madeFor: MadeFor
}

export type AccessoryPage = Omit<ListingPage, 'cards' | 'sort' | 'facets'> & {
  readonly cards: readonly AccessoryCard[]
  readonly sort: AccessorySort
  readonly facets: readonly AccessoryFacet[]
}
