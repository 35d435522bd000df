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
    <article className="group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-paper p-3 transition-colors hover:border-control has-focus-visible:border-control min-[22rem]:grid-cols-[7.25rem_minmax(0,1fr)] sm:flex sm:flex-col sm:gap-2.5 sm:p-4">
      <Plinth className="h-full max-h-44 min-h-32 overflow-hidden p-2 sm:h-50 sm:max-h-none sm:p-4">
        <DevicePicture
          product={product}
          view={galleryViews[model.type][0]}
          smallView={smallView[model.type]}
          loading={loading}
          isDecorative
          className="h-28 w-full sm:h-42"
        />
      </Plinth>
      <div className="flex min-w-0 flex-col sm:flex-1 sm:gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <GradeMark grade={offer.grade} />
          <span className="hidden text-meta text-ink-2 sm:inline">{text.general.warranty}</span>
        </div>
        <Name className="mt-1.5 text-name text-wrap sm:mt-0">
          <a
            href={base + productPath(market, product, offer.grade)}
            className="rounded-[4px] no-underline group-hover:text-jade-2 after:absolute after:inset-0 after:rounded-card"
          >
            {model.brand} {model.name}
          </a>
        </Name>
        <p className="text-meta text-ink-2">
          <Dotted line={configurationLine(configuration, text)} />
        </p>
        <OfferPrice offer={offer} className="mt-1.5 sm:mt-auto" />
      </div>
    </article>
  )
}
