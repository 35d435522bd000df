import { z } from 'zod'
import type { Place } from '#domain/address/address.ts'
import type { PostalPlace } from '#domain/address/postal-place.ts'
import { carriers } from '#domain/delivery/delivery.ts'
import type { MappedPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint, FoundPoints } from '#domain/delivery/pickup-search.ts'
import { mirrors } from './mirrors.ts'

/** A locality or a street: a place with its postal code. */
export type CodedPlace = Place & { readonly postalCode: string }

/** One page of a long list; `hasMore` means that there is a next page. */
export type PageOf<Item> = {
  readonly items: readonly Item[]
  readonly page: number
  readonly hasMore: boolean
}

const placeSchema = z.object({ id: z.string(), name: z.string() })
const codedPlaceSchema = placeSchema.extend({ postalCode: z.string() })

export const countiesSchema = mirrors<{ readonly items: readonly Place[] }>()(
  z.object({ items: z.array(placeSchema) }),
)

export const localitiesSchema = mirrors<{ readonly items: readonly CodedPlace[] }>()(
  z.object({ items: z.array(codedPlaceSchema) }),
)

export const postalPlacesSchema = mirrors<{ readonly items: readonly PostalPlace[] }>()(
  z.object({
    items: z.array(z.object({ county: placeSchema, locality: placeSchema.exactOptional() })),
  }),
)

export const namedPlacesSchema = mirrors<
  PageOf<{ readonly county: Place; readonly locality: CodedPlace }>
>()(
  z.object({
    items: z.array(z.object({ county: placeSchema, locality: codedPlaceSchema })),
    page: z.int(),
    hasMore: z.boolean(),
  }),
)

export const streetsSchema = mirrors<PageOf<CodedPlace>>()(
  z.object({ items: z.array(codedPlaceSchema), page: z.int(), hasMore: z.boolean() }),
)

const pickupPointSchema = mirrors<FoundPoint>()(
  z.object({
    id: z.string(),
    carrier: z.enum(carriers),
    kind: z.enum(['locker', 'office']),
    name: z.string(),
    address: z.string(),
    county: z.string(),
    countyId: z.string(),
    city: z.string(),
    cityId: z.string(),
    postalCode: z.string(),
    lat: z.number(),
    lng: z.number(),
    hours: z.string(),
    distance: z.int().exactOptional(),
  }),
)

export const pickupPointsSchema = mirrors<FoundPoints>()(
  z.object({
    items: z.array(pickupPointSchema),
    page: z.int(),
    total: z.int(),
    hasMore: z.boolean(),
    around: z.string().exactOptional(),
  }),
)

export const pickupMapSchema = mirrors<{ readonly items: readonly MappedPoint[] }>()(
  z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        county: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
)
