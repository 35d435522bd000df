import {
  mostSaved,
  type SavedChange,
  savedChangesKeyOf,
  savedKeyOf,
  savedOwnerKeyOf,
} from '#domain/device/saved-devices.ts'
import { markets } from '#domain/market/market.ts'
import { isMemberHere } from '#web/client/cloud/member-cookies.ts'
import { readIds, readList, readText, writeList, writeText } from './saved-storage.ts'

/** For how long a list is shown before the shop is asked again whether another browser has changed it. */
const freshMs = 60_000

/** Signing out, or a session that ends, leaves no member's favourites behind: the account has them. A visitor's stay. */
export function forgetSignedOut(): void {
  if (isMemberHere()) return
  for (const market of markets) {
    if (readText(savedOwnerKeyOf(market)) === undefined) continue
    for (const keyOf of [savedOwnerKeyOf, savedChangesKeyOf, savedKeyOf, askedKeyOf])
      localStorage.removeItem(keyOf(market))
  }
}

/** Notes a member's change for the shop. A visitor's list is sent as a whole once they have signed in. */
export function noteChange(market: string, change: SavedChange): void {
  if (!isMemberHere()) return
  const others = readChanges(market).filter(({ listingId }) => listingId !== change.listingId)
  writeList(savedChangesKeyOf(market), [...others, change].slice(-2 * mostSaved))
}

/**
 * Brings the favourites of a signed-in member and those of this browser together; `true` if the browser's have changed.
 * Without a connection, nothing is lost: changes wait in the browser.
 */
export async function syncSaved(market: string): Promise<boolean> {
  if (!isMemberHere()) return false
  const owner = readText(savedOwnerKeyOf(market))
  const changes = owner === undefined ? asChanges(readIds(savedKeyOf(market))) : readChanges(market)
  if (owner !== undefined && changes.length === 0 && wasJustAsked(market)) return false
  const answer = await send({ market, ...(owner !== undefined && { owner }), changes })
  if (!answer) return false
  writeText(askedKeyOf(market), String(Date.now()))
  const isSameOwner = owner === undefined || owner === answer.owner
  const later = isSameOwner ? readChanges(market).filter(each => !isAmong(changes, each)) : []
  const before = JSON.stringify(readIds(savedKeyOf(market)))
  writeText(savedOwnerKeyOf(market), answer.owner)
  writeList(savedChangesKeyOf(market), later)
  writeList(savedKeyOf(market), later.reduce(applied, answer.listingIds))
  return JSON.stringify(readIds(savedKeyOf(market))) !== before
}

type Sent = {
  readonly market: string
  readonly owner?: string
  readonly changes: readonly SavedChange[]
}

type Answer = { readonly owner: string; readonly listingIds: readonly string[] }

/** `undefined` if the shop cannot be reached, or nobody is signed in any more. */
async function send(body: Sent): Promise<Answer | undefined> {
  try {
    const response = await fetch('/api/favourites/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** The first of a list is the newest. */
function asChanges(ids: readonly string[]): readonly SavedChange[] {
  const now = Date.now()
  return ids.map((listingId, index) => ({ listingId, isSaved: true, at: now - index }))
}

function readChanges(market: string): readonly SavedChange[] {
  return readList(
    savedChangesKeyOf(market),
    (each): each is SavedChange => typeof each === 'object' && each !== null && 'listingId' in each,
  )
}

function isAmong(changes: readonly SavedChange[], { listingId, at }: SavedChange): boolean {
  return changes.some(each => each.listingId === listingId && each.at === at)
}

function applied(ids: readonly string[], { listingId, isSaved }: SavedChange): readonly string[] {
  const others = ids.filter(id => id !== listingId)
  return isSaved ? [listingId, ...others] : others
}

function askedKeyOf(market: string): string {
  return `kintsu.saved-asked.${market}`
}

function wasJustAsked(market: string): boolean {
  return Date.now() - Number(readText(askedKeyOf(market)) ?? 0) < freshMs
}
