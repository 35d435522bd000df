/** How many devices a browser saves for its visitor, and how many it remembers as looked at. */
export const mostSaved = 48
export const mostSeen = 12
export const mostCompared = 4

/** For how long a member's account knows what was taken off the list: a browser that was away longer may bring it back. */
export const removalRememberedDays = 90

/** A device that was put on the list or taken off it, at `at` in milliseconds since 1970. */
export type SavedChange = {
  readonly listingId: string
  readonly isSaved: boolean
  readonly at: number
}

/** The last change of each device. */
export function latestChanges(changes: readonly SavedChange[]): readonly SavedChange[] {
  const byListing = new Map<string, SavedChange>()
  for (const change of changes.toSorted((a, b) => a.at - b.at))
    byListing.set(change.listingId, change)
  return [...byListing.values()]
}

/** The query parameters of the page of saved devices. */
export const savedParameter = 'l'
export const seenParameter = 'v'

/** Keys of the browser's storage: ids of listings, the newest first, as a JSON array. */
export function savedKeyOf(market: string): string {
  return `kintsu.saved.${market}`
}
/** Of a member: whose list it is, and what the shop has not heard of yet. */
export function savedOwnerKeyOf(market: string): string {
  return `kintsu.saved-owner.${market}`
}
export function savedChangesKeyOf(market: string): string {
  return `kintsu.saved-changes.${market}`
}
export function seenKeyOf(market: string): string {
  return `kintsu.seen.${market}`
}

/** The ids of listings in an address, each once: a parameter lists them with commas, and may be repeated. */
export function listingIdsIn(values: readonly string[], most: number): readonly string[] {
  const ids = values
    .flatMap(value => value.split(','))
    .filter(id => id.length <= 80 && /^[a-z]{2}-[\w-]+$/i.test(id))
  return [...new Set(ids)].slice(0, most)
}

/** With the id in front, or without it if it was there. */
export function toggled(ids: readonly string[], id: string, most: number): readonly string[] {
  return ids.includes(id) ? ids.filter(each => each !== id) : [id, ...ids].slice(0, most)
}
