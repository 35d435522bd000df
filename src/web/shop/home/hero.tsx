import type { DeviceType, Product } from '#domain/device/device.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import type { View } from '#domain/device/view.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { Seam } from '#web/ui/seam.tsx'

type HeroProps = { readonly cards: readonly ListingCard[] }

export function Hero({ cards }: HeroProps) {
  const { home } = useText()
  const { market, base, returnDays } = useMarket()
  return (
    <div className="on-night overflow-hidden">
      <div className="wrap grid items-center gap-x-6 pt-9 pb-14 sm:pb-16 md:min-h-110 md:grid-cols-[1.05fr_1fr] md:pt-11">
        <div className="min-w-0">
          <h1 className="max-w-[13ch] text-hero">{home.headline}</h1>
          <Seam tone="bright" className="mt-3" />
          <p className="mt-4.5 max-w-[42ch] text-[1.09375rem] leading-normal text-night-2">
            {home.lead(returnDays)}
          </p>
          <div className="mt-6.5 flex flex-wrap gap-2.5">
            <ButtonLink tone="gold" href={base + categoryPath(market, 'phones')}>
              {home.seePhones}
            </ButtonLink>
            <ButtonLink tone="ghost" href={base + buildUrl(market, 'sell')}>
              {home.tradeInYours}
            </ButtonLink>
          </div>
        </div>
        <HeroPictures cards={cards} />
      </div>
    </div>
  )
}

type HeroDevice = { readonly type: DeviceType; readonly view: View; readonly className: string }

/** A phone from two sides and a watch, on one baseline. */
const heroDevices: readonly HeroDevice[] = [
  { type: 'SMARTPHONE', view: 'back', className: 'h-40 sm:h-56 lg:h-71' },
  { type: 'SMARTPHONE', view: 'front', className: 'h-46 sm:h-64 lg:h-81' },
  { type: 'SMARTWATCH', view: 'front', className: 'h-28 sm:h-38 lg:h-48' },
]

function HeroPictures({ cards }: HeroProps) {
  const productOf = (type: DeviceType): Product | undefined =>
    cards.find(({ product }) => product.model.type === type)?.product
  return (
    <div className="flex items-end justify-center gap-3 pt-9 sm:gap-4">
      {heroDevices.map(({ type, view, className }) => {
        const product = productOf(type)
        if (!product) return undefined
        return (
          <DevicePicture
            key={type + view}
            product={product}
            view={view}
            loading={view === 'front' && type === 'SMARTPHONE' ? 'first' : 'eager'}
            className={`w-auto ${className}`}
          />
        )
      })}
    </div>
  )
}
