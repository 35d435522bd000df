import type { ComponentProps, ComponentType } from 'react'
import type { ModelCard } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SharedPart } from '#web/ui/shared-part.tsx'
import type { VariantsLink } from './listing/variants-line.tsx'
import { ListingCard } from './listing-card.tsx'

/** What a card shows beside the device. */
type More = {
  readonly note?: string | undefined
  /** Leads to the other variants of the model. */
  readonly link?: VariantsLink
}

export type GridCardProps = ComponentProps<typeof ListingCard> & More

type CardGridProps = {
  readonly cards: readonly ModelCard[]
  readonly columns: 'three' | 'four'
  readonly level: 2 | 3
  /** The number of pictures in view at once. */
  readonly inView?: number | undefined
  readonly Card?: ComponentType<GridCardProps>
  readonly moreOf?: (card: ModelCard) => More
}

const columnsClass = {
  three: 'sm:grid-cols-2 min-[72rem]:grid-cols-3',
  four: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Cards side by side, and a note on what their prices are compared with. */
export function CardGrid(props: CardGridProps) {
  const { cards, columns, level, inView = 0, Card = ListingCard, moreOf } = props
  const { newPriceNote } = useText().listing
  const hasNewPrices = cards.some(({ offer }) => offer.newPrice && !offer.discount)
  return (
    <>
      <ul className={classNames('grid gap-2.5 *:min-w-0 sm:gap-4.5', columnsClass[columns])}>
        {cards.map((card, index) => (
          <SharedPart key={card.offer.listingId} as="li">
            <Card
              card={card}
              level={level}
              isNoted
              loading={index < inView ? 'eager' : 'lazy'}
              {...moreOf?.(card)}
            />
          </SharedPart>
        ))}
      </ul>
      {hasNewPrices && <p className="cards-note">{newPriceNote}</p>}
    </>
  )
}
