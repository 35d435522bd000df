import { isLatitude, isLongitude } from '#domain/field/coordinates.ts'
import type { Coordinates } from './distance.ts'
import type { PickupPoint } from './pickup-point.ts'

/** A point in a search result: its opening hours, and its distance in metres if a location is known. */
export type FoundPoint = PickupPoint & { readonly hours: string; readonly distance?: number }

/** One page of points; `around` is the typed place if distances are measured from it. */
export type FoundPoints = {
  readonly items: readonly FoundPoint[]
  readonly page: number
  readonly total: number
  readonly hasMore: boolean
  readonly around?: string
}

/** The number of points on each page. */
export const pointsPerPage = 20

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,8})?)`
const written = new RegExp(`^${degrees},${degrees}$`)

/** Parses "46.77,23.59", latitude within -90 to 90, longitude within -180 to 180; otherwise `undefined` (Spec 5.2). */
export function parseNear(text: string): Coordinates | undefined {
  const [, north, east] = written.exec(text) ?? []
  const [lat, lng] = [Number(north), Number(east)]
  return isLatitude(lat) && isLongitude(lng) ? { lat, lng } : undefined
}

/** Three decimals are about a hundred metres: precise enough to sort by, without revealing a more precise location. */
export function writeNear({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(3)},${lng.toFixed(3)}`
}
