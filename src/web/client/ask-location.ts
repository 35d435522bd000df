import type { Coordinates } from '#domain/delivery/distance.ts'

const patience = 10_000
const isStillThere = 5 * 60_000

/** The customer's location, with the browser's own permission prompt; `undefined` if refused or unavailable. */
export function askLocation(): Promise<Coordinates | undefined> {
  return new Promise(answer => {
    const { geolocation } = navigator
    if (!geolocation) answer(undefined)
    geolocation?.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      () => answer(undefined),
      { timeout: patience, maximumAge: isStillThere },
    )
  })
}
