import type { ListingCard } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { smallView } from '#web/ui/picture-views.ts'

/** A listing in a row of listings: narrow, with its name as the link. */
export function SimilarCard({ card }: { readonly card: ListingCard }) {
  const text = useText()
  const { market, base } = useMarket()
  const { product, offer } = card
  const { model, configuration } = product
  return (
    <article className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-paper p-3 transition-colors hover:border-control has-focus-visible:border-control">
      <Plinth className="h-32 overflow-hidden p-2.5">
        <DevicePicture
          product={product}
          view={smallView[model.type]}
          isDecorative
          className="h-27 w-full"
        />
      </Plinth>
      <GradeMark grade={offer.grade} className="self-start" />
      <h3 className="text-name">
        <a href={base + productPath(market, product, offer.grade)} className="card-link">
          {model.brand} {model.name}
        </a>
      </h3>
      <p className="text-meta text-ink-2">{configurationLine(configuration, text)}</p>
      <OfferPrice offer={offer} size="small" className="mt-auto" />
    </article>
  )
}
