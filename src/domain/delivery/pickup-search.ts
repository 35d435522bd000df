import { isLatitude, isLongitude } from '#domain/field/coordinates.ts'
import type { Coordinates } from './distance.ts'
import type { PickupPoint } from './pickup-point.ts'

/** A point as it is found: when it is open, and how many metres away where it is known from where. */
export type FoundPoint = PickupPoint & { readonly hours: string; readonly distance?: number }

/** One page of points; `around` is the place that was typed, where the distances are counted from it. */
export type FoundPoints = {
  readonly items: readonly FoundPoint[]
  readonly page: number
  readonly total: number
  readonly hasMore: boolean
  readonly around?: string
}

/** Points come twenty a page. */
export const pointsPerPage = 20

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,8})?)`
const written = new RegExp(`^${degrees},${degrees}$`)

/** Spec 5.2: "46.77,23.59", latitude within -90 to 90, longitude within -180 to 180; undefined for anything else. */
export function parseNear(text: string): Coordinates | undefined {
  const [, north, east] = written.exec(text) ?? []
  const [lat, lng] = [Number(north), Number(east)]
  return isLatitude(lat) && isLongitude(lng) ? { lat, lng } : undefined
}

/** Three decimals are a hundred metres: near enough to sort by, and no more of where somebody is than that. */
export function writeNear({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(3)},${lng.toFixed(3)}`
}
