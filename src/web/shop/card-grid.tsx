import type { ReactNode } from 'react'
import type { ModelCard } from '#domain/device/listing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ListingCard } from './listing-card.tsx'

type CardGridProps = {
  readonly cards: readonly ModelCard[]
  readonly columns: 'three' | 'four'
  readonly level: 2 | 3
  /** The page says itself what the price of a new device is. */
  readonly isNoted?: boolean | undefined
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

export function CardGrid(props: CardGridProps) {
  const { cards, columns, level, isNoted, inView = 0, noteOf, variantsOf } = props
  return (
    <ul className={classNames('grid gap-2.5 *:min-w-0 sm:gap-4.5', columnsClass[columns])}>
      {cards.map((card, index) => (
        <li key={card.offer.listingId}>
          <ListingCard
            card={card}
            level={level}
            isNoted={isNoted}
            variants={variantsOf?.(card)}
            loading={index < inView ? 'eager' : 'lazy'}
          />
          <Note text={noteOf?.(card)} />
        </li>
      ))}
    </ul>
  )
}

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? undefined : <p>{text}</p>
}
