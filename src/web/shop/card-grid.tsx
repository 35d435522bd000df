import type { ReactNode } from 'react'
import type { ModelCard } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ListingCard } from './listing-card.tsx'

type CardGridProps = {
  readonly cards: readonly ModelCard[]
  readonly columns: 'three' | 'four'
  readonly level: 2 | 3
  /** The number of pictures in view at once. */
  readonly inView?: number | undefined
  /** A line under each card. */
  readonly noteOf?: (card: ModelCard) => string | undefined
  /** What leads to the other variants of a card's model. */
  readonly variantsOf?: (card: ModelCard) => ReactNode
}

const columnsClass = {
  three: 'sm:grid-cols-2 min-[72rem]:grid-cols-3',
  four: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Cards side by side, and a note on what their prices are compared with. */
export function CardGrid(props: CardGridProps) {
  const { cards, columns, level, inView = 0, noteOf, variantsOf } = props
  const { newPriceNote } = useText().listing
  const hasNewPrices = cards.some(({ offer }) => offer.newPrice && !offer.discount)
  return (
    <>
      <ul className={classNames('grid gap-2.5 *:min-w-0 sm:gap-4.5', columnsClass[columns])}>
        {cards.map((card, index) => (
          <li key={card.offer.listingId}>
            <ListingCard
              card={card}
              level={level}
              isNoted
              variants={variantsOf?.(card)}
              loading={index < inView ? 'eager' : 'lazy'}
            />
            {noteOf && <p>{noteOf(card)}</p>}
          </li>
        ))}
      </ul>
      {hasNewPrices && <p className="cards-note">{newPriceNote}</p>}
    </>
  )
}
