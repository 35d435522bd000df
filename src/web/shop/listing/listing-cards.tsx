import type { ShownListing } from '#domain/device/listing.ts'
import { CardGrid } from '../card-grid.tsx'
import type { Listing } from './use-listing.ts'
import { VariantsLine } from './variants-line.tsx'

/** The number of pictures in view before scrolling. */
const firstRows = 6

/** The devices of a list. */
export function ListingCards({ list }: { readonly list: Listing<ShownListing> }) {
  return (
    <CardGrid
      cards={list.listing.cards}
      columns="three"
      level={2}
      inView={firstRows}
      variantsOf={({ variants }) => <VariantsLine list={list} variants={variants} />}
    />
  )
}
