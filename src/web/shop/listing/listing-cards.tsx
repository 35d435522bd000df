import { memo, useDeferredValue } from 'react'
import type { ShownListing } from '#domain/device/listing.ts'
import { CardGrid, type GridCardProps } from '../card-grid.tsx'
import { ListingCard } from '../listing-card.tsx'
import type { LinkedList } from './use-listing.ts'
import { VariantsLine, variantsLink } from './variants-line.tsx'

/** The number of pictures in view before scrolling. */
const firstRows = 6

type ListingCardsProps = { readonly list: LinkedList<ShownListing> }

/** The devices of a list as it was loaded; their links, too, are those of its filters, not of ones that are on their way. */
export const ListingCards = memo(({ list }: ListingCardsProps) => {
  const { cards } = list.listing
  // Of another list the rows in view come first: a slow phone takes as long for the rest again.
  const isAllShown = useDeferredValue(list) === list
  return (
    <div aria-busy={!isAllShown}>
      <CardGrid
        cards={isAllShown ? cards : cards.slice(0, firstRows)}
        columns="three"
        level={2}
        inView={firstRows}
        Card={CardOfModel}
        moreOf={({ variants }) => ({ link: variantsLink(list, variants) })}
      />
    </div>
  )
})

function CardOfModel({ link, ...props }: GridCardProps) {
  return (
    <ListingCard
      {...props}
      variants={<VariantsLine variants={props.card.variants} link={link} />}
    />
  )
}
