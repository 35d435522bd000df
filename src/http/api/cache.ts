/** Counties, streets and pickup points change by the day. */
export const placesCache = 'public, max-age=300'

/** Prices and stock: kept by shared caches for half a minute, asked for again by browsers. */
export const catalogueCache = 'public, max-age=0, s-maxage=30'
