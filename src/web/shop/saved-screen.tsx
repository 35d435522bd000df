import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { ListingCard as Listing } from '#domain/device/listing.ts'
import { mostCompared, savedParameter } from '#domain/device/saved-devices.ts'
import { shortTitle } from '#domain/device/title.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { useSavedText } from '#web/text/use-saved-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { ListingCard } from './listing-card.tsx'

type SavedScreenProps = {
  readonly saved: readonly Listing[]
  readonly seen: readonly Listing[]
  /** How many of the list the shop no longer has. */
  readonly gone: number
}

/** The devices a visitor saves, or somebody shared, and those looked at recently; any of them can be compared. */
export function SavedScreen({ saved, seen, gone }: SavedScreenProps) {
  const text = useSavedText()
  const { base, market } = useMarket()
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{`${text.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <h1>{text.title}</h1>
      <Seam className="mt-4 mb-6" />
      {saved.length === 0 && <NoneSaved />}
      {gone > 0 && <p className="mb-4 text-ink-2">{text.gone(gone)}</p>}
      <form method="get" action={base + buildUrl(market, 'compare')} className="grid gap-10">
        {saved.length > 0 && (
          <div>
            <p className="mb-5 text-ink-2">{text.lead}</p>
            <Cards cards={saved} areChosen={saved.length <= mostCompared} />
            <SharedLink cards={saved} />
          </div>
        )}
        {seen.length > 0 && (
          <section aria-labelledby="seen-title">
            <h2 id="seen-title" className="mb-5">
              {text.seen}
            </h2>
            <Cards cards={seen} areChosen={false} />
          </section>
        )}
        {saved.length + seen.length > 1 && (
          <div className="saved-compare">
            <p className="text-meta text-ink-2">{text.compareHint}</p>
            <Button type="submit">{text.compareThese}</Button>
          </div>
        )}
      </form>
    </div>
  )
}

function NoneSaved() {
  const text = useSavedText()
  const { base, market } = useMarket()
  return (
    <Card padding="roomy" className="mb-10 grid justify-items-center gap-3 text-center">
      <Heart size={40} aria-hidden="true" className="text-jade" />
      <p className="text-heading font-bold">{text.empty}</p>
      <p className="text-ink-2">{text.emptyText}</p>
      <ButtonLink href={base + categoryPath(market, 'phones')}>{text.phones}</ButtonLink>
    </Card>
  )
}

type CardsProps = {
  readonly cards: readonly Listing[]
  /** Whether all of them are ticked to be compared: one press is enough where they are few. */
  readonly areChosen: boolean
}

function Cards({ cards, areChosen }: CardsProps) {
  const text = useSavedText()
  return (
    <ul className="saved-grid">
      {cards.map(card => {
        const { listingId } = card.offer
        return (
          <li key={listingId} className="grid gap-2">
            <ListingCard card={card} level={2} loading="lazy" />
            {card.offer.stock === 0 && <p className="text-label text-rust">{text.soldOut}</p>}
            <label className="tick-label">
              <input
                type="checkbox"
                name={savedParameter}
                value={listingId}
                defaultChecked={areChosen}
                className="tickbox"
              />
              {text.choose}
              <span className="sr-only">: {shortTitle(card.product)}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** The address of this list, without what was looked at. */
function SharedLink({ cards }: { readonly cards: readonly Listing[] }) {
  const text = useSavedText()
  const { base, market, site } = useMarket()
  const ids = cards.map(({ offer }) => offer.listingId).join(',')
  const link = new URL(base + buildUrl(market, 'favourites', [], [[savedParameter, ids]]), site)
    .href
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Not allowed here: the field can still be selected.
      () => undefined,
    )
  return (
    <div className="mt-6 flex max-w-160 flex-wrap items-end gap-2">
      <label className="grid min-w-0 flex-1 basis-60 gap-1.5 text-label font-[650]">
        {text.link}
        <input
          readOnly
          value={link}
          className="min-h-11 rounded-input border border-control bg-paper px-3.5 text-meta font-normal"
        />
      </label>
      <Button tone="ghost" onClick={copy}>
        {text.copy}
      </Button>
      <p role="status" className="w-full text-meta text-ink-2">
        {isCopied && text.copied}
      </p>
    </div>
  )
}
