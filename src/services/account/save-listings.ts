import { latestChanges, mostSaved, type SavedChange } from '#domain/device/saved-devices.ts'
import type { Market } from '#domain/market/market.ts'
import { changeSavedListings } from '#store/account/saved-listings.ts'
import { cartOwner } from '../cloud/owner.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

type Sent = {
  readonly market: Market
  /** Whose favourites the browser holds; absent: a visitor's, which become the member's. */
  readonly owner?: string
  readonly changes: readonly SavedChange[]
}

/**
 * Merges what a browser changed into the member's favourites. Changes made in the name of another member are not taken
 * over: somebody else used this browser.
 */
export async function saveListings(ctx: Ctx, userId: string, { market, owner, changes }: Sent) {
  const own = cartOwner(ctx, userId)
  const listingIds = await changeSavedListings(
    ctx.sql,
    { userId, market },
    owner === undefined || owner === own ? latestChanges(changes) : [],
    { most: mostSaved, now: ctx.clock() },
  )
  return { owner: own, listingIds }
}
