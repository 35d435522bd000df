import { compared } from '#domain/device/compare.ts'
import {
  keptParameter,
  listingIdsIn,
  mostCompared,
  mostKept,
  mostSeen,
  seenParameter,
} from '#domain/device/kept.ts'
import { listCards, listCompared } from '#services/catalogue/list-cards.ts'
import { onFixedPage } from '../page-request.ts'

/** The devices named by the address: it is what a browser keeps, or a list that somebody shared. */
export const loadFavourites = onFixedPage('favourites', async ({ ctx, market, query }) => {
  const keptIds = listingIdsIn(query.getAll(keptParameter), mostKept)
  const seenIds = listingIdsIn(query.getAll(seenParameter), mostSeen)
  const [kept, seen] = await Promise.all([
    listCards(ctx, market, keptIds),
    listCards(
      ctx,
      market,
      seenIds.filter(id => !keptIds.includes(id)),
    ),
  ])
  return { kept, seen, gone: keptIds.length - kept.length }
})

/** Up to four devices side by side. */
export const loadCompare = onFixedPage('compare', async ({ ctx, market, query }) => {
  const ids = listingIdsIn(query.getAll(keptParameter), mostCompared)
  const devices = await listCompared(ctx, market, ids)
  return {
    devices: devices.map(({ product, offer }) => ({ product, offer })),
    rows: compared(devices),
  }
})
