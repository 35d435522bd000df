import type { ShownListing } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { Listing } from './use-listing.ts'
import { VariantsLine } from './variants-line.tsx'

/** The number of pictures in view before scrolling. */
const firstRows = 6

/** The devices of a list, and a note on what their prices are compared with. */
export function ListingCards({ list }: { readonly list: Listing<ShownListing> }) {
  const { cards } = list.listing
  const { newPriceNote } = useText().listing
  const hasNewPrices = cards.some(({ offer }) => offer.newPrice && !offer.discount)
  return (
    <>
      <CardGrid
        cards={cards}
        columns="three"
        level={2}
        isNoted
        inView={firstRows}
        variantsOf={({ variants }) => <VariantsLine list={list} variants={variants} />}
      />
      {hasNewPrices && <p className="mt-5 max-w-[80ch] text-note text-ink-3">{newPriceNote}</p>}
    </>
  )
}
