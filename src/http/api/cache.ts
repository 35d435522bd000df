/** Counties, streets and pickup points change at most daily. */
export const placesCache = 'public, max-age=300'

/** Prices and stock: cached by shared caches for half a minute, revalidated by browsers. */
export const catalogueCache = 'public, max-age=0, s-maxage=30'
