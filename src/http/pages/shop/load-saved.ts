import { compared } from '#domain/device/compare.ts'
import {
  listingIdsIn,
  mostCompared,
  mostSaved,
  mostSeen,
  savedParameter,
  seenParameter,
} from '#domain/device/saved-devices.ts'
import { listCards, listCompared } from '#services/catalogue/list-cards.ts'
import { onFixedPage } from '../page-request.ts'

/** The devices named by the address: it is what a browser saves, or a list that somebody shared. */
export const loadFavourites = onFixedPage('favourites', async ({ ctx, market, query }) => {
  const savedIds = listingIdsIn(query.getAll(savedParameter), mostSaved)
  const seenIds = listingIdsIn(query.getAll(seenParameter), mostSeen)
  const [saved, seen] = await Promise.all([
    listCards(ctx, market, savedIds),
    listCards(
      ctx,
      market,
      seenIds.filter(id => !savedIds.includes(id)),
    ),
  ])
  return { saved, seen, gone: savedIds.length - saved.length }
})

/** Up to four devices side by side. */
export const loadCompare = onFixedPage('compare', async ({ ctx, market, query }) => {
  const ids = listingIdsIn(query.getAll(savedParameter), mostCompared)
  const devices = await listCompared(ctx, market, ids)
  return {
    devices: devices.map(({ product, offer }) => ({ product, offer })),
    rows: compared(devices),
  }
})
