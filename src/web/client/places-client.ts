import type { Place } from '#domain/address/address.ts'
import type { PostalPlace } from '#domain/address/postal-place.ts'
import {
  finiteNumber,
  listOf,
  optional,
  type Read,
  shape,
  text,
  wholeNumber,
  yesNo,
} from '#domain/cart/narrow.ts'
import { pickupPointFields } from '#domain/checkout/read-values.ts'
import { type PickupSubtype, pickupOf } from '#domain/delivery/delivery.ts'
import type { Coordinates } from '#domain/delivery/distance.ts'
import type { MappedPoint } from '#domain/delivery/pickup-point.ts'
import { type FoundPoint, type FoundPoints, writeNear } from '#domain/delivery/pickup-search.ts'
import type { Market } from '#domain/market/market.ts'

/** A locality or a street with its postal code. */
export type CodedPlace = Place & { readonly postalCode: string }

export type PageOf<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean }

export type NamedPlace = { readonly county: Place; readonly locality: CodedPlace }

type PageRequest = { readonly page: number; readonly q: string; readonly signal: AbortSignal }

export function fetchLocalities(market: Market, countyId: string, signal: AbortSignal) {
  return fetchList(`/api/localities/?${query({ market, countyId })}`, readLocalities, signal).then(
    ({ items }) => items,
  )
}

/** Localities of all counties by a part of their name, a hundred per page; without one, the largest first. */
export function fetchNamedPlaces(
  market: Market,
  { page, q, signal }: PageRequest,
): Promise<PageOf<NamedPlace>> {
  return fetchList(
    `/api/named-places/?${query({ market, page: String(page), q })}`,
    readNamedPlaces,
    signal,
  )
}

/** Where a postal code belongs, by its digits; none if nothing is known. */
export function fetchPostalPlaces(market: Market, postalCode: string, signal: AbortSignal) {
  return fetchList(
    `/api/postal-places/?${query({ market, postalCode })}`,
    readPostalPlaces,
    signal,
  ).then(({ items }) => items)
}

/** A hundred streets per page (Spec 4.8). */
export function fetchStreets(
  market: Market,
  localityId: string,
  { page, q, signal }: PageRequest,
): Promise<PageOf<CodedPlace>> {
  return fetchList(
    `/api/streets/?${query({ market, localityId, page: String(page), q })}`,
    readStreets,
    signal,
  )
}

/** The pickup points of a subtype, by its carrier and kind; the nearest first if a location is given. */
export function fetchPickupPoints(
  market: Market,
  subtype: PickupSubtype,
  { page, q, near, signal }: PageRequest & { readonly near: Coordinates | undefined },
): Promise<FoundPoints> {
  const { carrier, kind } = pickupOf[subtype]
  const from = near ? writeNear(near) : ''
  const queryString = query({ market, carrier, kind, page: String(page), q, near: from })
  return fetchList(`/api/pickup-points/?${queryString}`, readPoints, signal)
}

/** Where all points of a subtype are. */
export function fetchPickupMap(
  market: Market,
  subtype: PickupSubtype,
  signal: AbortSignal,
): Promise<readonly MappedPoint[]> {
  const { carrier, kind } = pickupOf[subtype]
  return fetchList(`/api/pickup-map/?${query({ market, carrier, kind })}`, readMap, signal).then(
    ({ items }) => items,
  )
}

/** Empty parameters are omitted. */
function query(pairs: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== '')).toString()
}

/** Throws if the response is not readable: the page offers to retry. */
async function fetchList<T>(url: string, read: Read<T>, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  const found = response.ok ? read(await response.json()) : undefined
  if (found === undefined) throw new Error(`${url} answered ${response.status} without a list`)
  return found
}

const readCoded = shape<CodedPlace>({ id: text, name: text, postalCode: text })

const readLocalities = shape<{ readonly items: readonly CodedPlace[] }>({
  items: listOf(readCoded),
})

const readPlace = shape<Place>({ id: text, name: text })

const readPostalPlaces = shape<{ readonly items: readonly PostalPlace[] }>({
  items: listOf(shape<PostalPlace>({ county: readPlace, locality: optional(readPlace) })),
})

const readNamedPlaces = shape<PageOf<NamedPlace>>({
  items: listOf(shape<NamedPlace>({ county: readPlace, locality: readCoded })),
  hasMore: yesNo,
})

const readStreets = shape<PageOf<CodedPlace>>({ items: listOf(readCoded), hasMore: yesNo })

const readPoint = shape<FoundPoint>({
  ...pickupPointFields,
  hours: text,
  distance: optional(wholeNumber),
})

const readMap = shape<{ readonly items: readonly MappedPoint[] }>({
  items: listOf(
    shape<MappedPoint>({
      id: text,
      name: text,
      city: text,
      county: text,
      lat: finiteNumber,
      lng: finiteNumber,
    }),
  ),
})

const readPoints = shape<FoundPoints>({
  items: listOf(readPoint),
  page: wholeNumber,
  total: wholeNumber,
  hasMore: yesNo,
  around: optional(text),
})
