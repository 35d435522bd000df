import type { ListingCard as Listing } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { configurationLine } from '../ui/configuration-text.ts'
import { DevicePicture } from '../ui/device-picture.tsx'
import { OfferPrice } from '../ui/offer-price.tsx'
import { galleryViews, smallView } from '../ui/picture-views.ts'

type ListingCardProps = {
  readonly card: Listing
  readonly loading?: 'eager' | 'lazy' | undefined
  /** The heading level, one below the heading of its section. */
  readonly level: 2 | 3
}

/** The whole card leads to the product; its link is the name. Horizontal on a phone, vertical elsewhere. */
export function ListingCard({ card, loading, level }: ListingCardProps) {
  const text = useText()
  const { market, base } = useMarket()
  const { product, offer } = card
  const { model, configuration } = product
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group listing-card">
      <Plinth className="listing-plinth">
        <DevicePicture
          product={product}
          view={galleryViews[model.type][0]}
          smallView={smallView[model.type]}
          loading={loading}
          isDecorative
          className="listing-picture"
        />
      </Plinth>
      <div className="listing-facts">
        <div className="listing-top">
          <GradeMark grade={offer.grade} />
          <span className="listing-guarantee">{text.general.warranty}</span>
        </div>
        <Name className="listing-name">
          <a href={base + productPath(market, product, offer.grade)} className="card-link">
            {`${model.brand} ${model.name}`}
          </a>
        </Name>
        <p className="text-meta text-ink-2">
          <Dotted line={configurationLine(configuration, text)} />
        </p>
        <OfferPrice offer={offer} className="listing-price" />
      </div>
    </article>
  )
}
