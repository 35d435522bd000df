import type { StockChange } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { shortTitle } from '#domain/device/title.ts'
import { useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { Dotted } from '#web/ui/dotted.tsx'
import { ExchangeRate } from '#web/ui/exchange-rate.tsx'
import { lazyIsland } from '#web/ui/lazy-island.tsx'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { RatingLink } from '../rating-link.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { BatteryChoice } from './battery-choice.tsx'
import { EachUnit } from './each-unit.tsx'
import { MonthlyRate } from './monthly-rate.tsx'
import { PriceAlert } from './price-alert.tsx'
import type { ShownProduct } from './shown-product.ts'
import { SoonestDelivery } from './soonest-delivery.tsx'
import type { Purchase } from './use-purchase.ts'

const Choices = lazyIsland(async () => (await import('./choices.tsx')).Choices)
const SoldOutAlert = lazyIsland(async () => (await import('./sold-out.tsx')).SoldOutAlert)
const SoldOut = lazyIsland(async () => (await import('./sold-out.tsx')).SoldOut)
const TradeInBanner = lazyIsland(async () => (await import('./trade-in-banner.tsx')).TradeInBanner)

type BuyBoxProps = Pick<ShownProduct, 'page' | 'grade' | 'settings' | 'rate' | 'reviews'> & {
  readonly purchase: Purchase
  readonly stockChange: StockChange | undefined
}

export function BuyBox(props: BuyBoxProps) {
  const { purchase, page, grade, settings, stockChange, rate, reviews } = props
  const { averageTenths, count } = reviews.summary
  const text = useText()
  const { product, offers, choices, nearest, similar, batteryOffer } = page
  const { offer, isInStock } = purchase
  return (
    <div className="buy-box">
      <div>
        <h1>{shortTitle(product)}</h1>
        <div className="named-row">
          <ConfigurationLine page={page} />
          {averageTenths !== undefined && (
            <RatingLink averageTenths={averageTenths} count={count} href="#reviews" />
          )}
        </div>
        {offer && isInStock && (
          <>
            <OfferPrice offer={offer} size="large" className="priced-row" />
            <p className="text-label text-ink-3">{text.product.vat}</p>
            <ExchangeRate />
            {rate && <MonthlyRate rate={rate} />}
          </>
        )}
        <p role="status" className="text-meta font-semibold">
          {stockChange && text.product.stockNews[stockChange]}
        </p>
      </div>
      {!isInStock && <SoldOutAlert offers={offers} nearest={nearest} />}
      <Choices {...{ product, offers, choices, grade }} />
      {isInStock ? (
        <div className="grid gap-3">
          <AddToCart purchase={purchase} />
          <SoonestDelivery settings={settings} />
          {batteryOffer && <BatteryChoice offer={batteryOffer} purchase={purchase} />}
          {offer && (
            <div key={offer.listingId} className="grid gap-1.5">
              <EachUnit {...{ product, offer, purchase }} />
              <PriceAlert offer={offer} />
            </div>
          )}
        </div>
      ) : (
        <SoldOut listingId={offer?.listingId} {...{ nearest, similar }} />
      )}
      {offer && isInStock && <TradeInBanner offer={offer} />}
    </div>
  )
}

function ConfigurationLine({ page }: { readonly page: ProductPage }) {
  const text = useText()
  const { cpu, ram, size, material, connectivity, color } = page.product.configuration
  const line = [color?.name, cpu, ram, size, material, connectivity]
    .flatMap(value => (value ? [valueInText(value, text)] : []))
    .join(' · ')
  return <Dotted as="p" line={line} className="text-meta text-ink-2" />
}
