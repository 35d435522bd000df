import type { Coordinates } from '#domain/delivery/distance.ts'

const timeoutMs = 10_000
const maxAgeMs = 5 * 60_000

/** The customer's location, with the browser's own permission prompt; `undefined` if refused or unavailable. */
export function askLocation(): Promise<Coordinates | undefined> {
  return new Promise(resolve => {
    const { geolocation } = navigator
    if (!geolocation) resolve(undefined)
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    )
  })
}
