import { itemOfListing } from '#domain/analytics/item.ts'
import type { ListName } from '#domain/analytics/shop-event.ts'
import { viewItemList } from '#domain/analytics/view-event.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { useTrackEvent } from '#web/client/analytics/use-track-event.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** Tracks a list that was shown, once per page of it; an empty list is not tracked. */
export function useTrackList(name: ListName, cards: readonly ListingCard[]): void {
  const { market } = useMarket()
  useTrackEvent(cards.map(({ offer }) => offer.listingId).join(' '), () =>
    cards.length === 0
      ? undefined
      : viewItemList(
          name,
          cards.map(card => itemOfListing(market, card)),
        ),
  )
}
