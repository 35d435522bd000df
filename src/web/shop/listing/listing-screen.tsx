import { ListFrame } from './list-frame.tsx'
import { ListingCards } from './listing-cards.tsx'
import { type ListingScreenProps, useListing } from './use-listing.ts'
import { useTrackList } from './use-track-list.ts'

export function ListingScreen(props: ListingScreenProps) {
  useTrackList('listing', props.listing.cards)
  const list = useListing(props)
  return (
    <ListFrame list={list}>
      <ListingCards list={list.loaded} />
    </ListFrame>
  )
}
