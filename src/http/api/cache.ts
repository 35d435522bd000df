/** Counties, streets and pickup points change at most daily. */
export const placesCache = 'public, max-age=300'

/**
 * The same for everyone, with prices and stock: caches ask before they serve it. A CDN that the shop purges is told by
 * headers of its own that it need not (cdn-headers.ts).
 */
export const catalogueCache = 'public, max-age=0, must-revalidate'
