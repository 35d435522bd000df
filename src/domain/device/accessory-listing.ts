import { type AccessoryPicture, accessoryPictures } from '#domain/device/accessory-picture.ts'
import type { FilterKey } from '../market/filter-keys.ts'
import type { Money } from '../money/money.ts'
import type { DeviceType, Model } from './device.ts'
import type { FacetItem, ListingPage } from './listing.ts'
import type { Sort } from './sort.ts'

/** The accessories that the shop sells separately, among all pictures of accessories. */
export type AccessoryType = Exclude<AccessoryPicture, 'battery' | 'gift-wrap'>

export const accessoryTypes = accessoryPictures.filter(
  (each): each is AccessoryType => each !== 'battery' && each !== 'gift-wrap',
)

/** An accessory has no year and no price when new, so two of the device sort orders do not apply (issue 3, part 1). */
export const accessorySorts = [
  'relevance',
  'price-up',
  'price-down',
] as const satisfies readonly Sort[]
export type AccessorySort = (typeof accessorySorts)[number]

/** The accessory filters in addition to the price, in display order; `brand` is the maker of the compatible devices. */
export const accessoryFacetKeys = ['type', 'brand'] as const satisfies readonly FilterKey[]
export type AccessoryFacetKey = (typeof accessoryFacetKeys)[number]

export type AccessoryFacet = {
  readonly key: AccessoryFacetKey
  readonly items: readonly FacetItem[]
}

export type NamedModel = Pick<Model, 'brand' | 'name'>

/** The devices an accessory fits: kinds of devices, possibly of one maker, or its newest model and the number of others. */
export type MadeFor =
  | {
      readonly kind: 'types'
      readonly types: readonly DeviceType[]
      readonly brand?: string
    }
  | { readonly kind: 'models'; readonly models: readonly NamedModel[]; readonly more: number }

/** `type` is an AccessoryType if this version knows it; `name` is in the market's language. */
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
