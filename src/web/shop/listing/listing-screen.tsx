import { ListFrame } from './list-frame.tsx'
import { ListingCards } from './listing-cards.tsx'
import { type ListingScreenProps, useListing } from './use-listing.ts'

export const ListingScreen = (props: ListingScreenProps) => (
  <ListFrame shown={useListing(props)}>
    <ListingCards listing={props.listing} />
  </ListFrame>
)
