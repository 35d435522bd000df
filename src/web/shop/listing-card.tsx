import type { ReactNode } from 'react'
import type { ModelCard } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { configurationLine } from '../ui/configuration-text.ts'
import { DevicePicture } from '../ui/device-picture.tsx'
import { OfferPrice } from '../ui/offer-price.tsx'
import { galleryViews, smallView } from '../ui/picture-views.ts'
import { SaveButton } from './save-button.tsx'

type ListingCardProps = {
  readonly card: ModelCard
  readonly loading?: 'eager' | 'lazy' | undefined
  /** The page says itself what the price of a new device is. */
  readonly isNoted?: boolean | undefined
  /** The heading level, one below the heading of its section. */
  readonly level: 2 | 3
  /** What leads to the other variants of the model. */
  readonly variants?: ReactNode
}

/** The whole card leads to the product; its link is the name. Horizontal on a phone, vertical elsewhere. */
export function ListingCard({ card, loading, isNoted, level, variants }: ListingCardProps) {
  const text = useText()
  const { market, base } = useMarket()
  const { product, offer } = card
  const { model, configuration } = product
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className="listing-card">
      <div>
        <DevicePicture
          product={product}
          view={galleryViews[model.type][0]}
          smallView={smallView[model.type]}
          loading={loading}
          isDecorative
        />
      </div>
      <SaveButton listingId={offer.listingId} />
      <div>
        <div>
          <GradeMark grade={offer.grade} />
          <span>{text.general.warranty}</span>
        </div>
        <Name>
          <a href={base + productPath(market, product, offer.grade)}>
            {`${model.brand} ${model.name}`}
          </a>
        </Name>
        <Dotted as="p" line={configurationLine(configuration, text)} />
        {variants}
        <OfferPrice offer={offer} isNoted={isNoted} isFrom={card.variants?.isFrom} />
      </div>
    </article>
  )
}
