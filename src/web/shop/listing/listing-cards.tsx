import type { ListingPage } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { CardGrid } from '../card-grid.tsx'

/** The pictures in view before anyone scrolls. */
const firstRows = 6

/** The devices of a list, and what their prices new are compared with. */
export function ListingCards({ listing: { cards } }: { readonly listing: ListingPage }) {
  const { newPriceNote } = useText().listing
  const hasNewPrices = cards.some(({ offer }) => offer.newPrice && !offer.discount)
  return (
    <>
      <CardGrid cards={cards} columns="three" level={2} inView={firstRows} />
      {hasNewPrices && <p className="mt-5 max-w-[80ch] text-note text-ink-3">{newPriceNote}</p>}
    </>
  )
}
