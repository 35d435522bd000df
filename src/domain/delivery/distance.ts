/** Degrees, north and east positive. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** The Earth's mean radius in metres. */
const earthRadius = 6_371_009

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

/** The distance in a straight line in metres, by the haversine formula. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord))))
}
