import type { StockChange } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { shortTitle } from '#domain/device/title.ts'
import { useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { Dotted } from '#web/ui/dotted.tsx'
import { ExchangeRate } from '#web/ui/exchange-rate.tsx'
import { lazyIsland } from '#web/ui/lazy-island.tsx'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { BatteryChoice } from './battery-choice.tsx'
import { EachUnit } from './each-unit.tsx'

import { MonthlyRate } from './monthly-rate.tsx'
import type { ShownProduct } from './shown-product.ts'
import type { Purchase } from './use-purchase.ts'

const Choices = lazyIsland(async () => (await import('./choices.tsx')).Choices)
const SoldOutAlert = lazyIsland(async () => (await import('./sold-out.tsx')).SoldOutAlert)
const SoldOut = lazyIsland(async () => (await import('./sold-out.tsx')).SoldOut)
const TradeInBanner = lazyIsland(async () => (await import('./trade-in-banner.tsx')).TradeInBanner)
const Promises = lazyIsland(async () => (await import('./promises.tsx')).Promises)

type BuyBoxProps = Pick<ShownProduct, 'page' | 'grade' | 'settings' | 'rate'> & {
  readonly purchase: Purchase
  readonly stockChange: StockChange | undefined
}

export function BuyBox({ purchase, page, grade, settings, stockChange, rate }: BuyBoxProps) {
  const text = useText()
  const { product, offers, choices, specification, nearest, similar, batteryOffer } = page
  const { offer, isInStock } = purchase
  return (
    <div className="grid min-w-0 gap-5">
      <div>
        <h1>{shortTitle(product)}</h1>
        <ConfigurationLine page={page} />
        {offer && isInStock && (
          <>
            <OfferPrice offer={offer} size="large" className="mt-4" />
            <p className="mt-1 text-label text-ink-3">{text.product.vat}</p>
            <ExchangeRate />
            {rate && <MonthlyRate rate={rate} />}
          </>
        )}
        <p role="status" className="text-meta font-semibold">
          {stockChange && text.product.stockNews[stockChange]}
        </p>
      </div>
      {!isInStock && <SoldOutAlert offers={offers} nearest={nearest} />}
      <Choices {...{ product, offers, choices, specification, grade }} />
      {batteryOffer && isInStock && <BatteryChoice offer={batteryOffer} purchase={purchase} />}
      {hasBattery(page) && <p className="text-meta text-ink-2">{text.product.batteryPromise}</p>}
      {isInStock ? (
        <div className="grid gap-3">
          <AddToCart purchase={purchase} />
          {offer && <EachUnit key={offer.listingId} {...{ product, offer, purchase }} />}
        </div>
      ) : (
        <SoldOut listingId={offer?.listingId} {...{ nearest, similar }} />
      )}
      {offer && isInStock && <TradeInBanner listingId={offer.listingId} />}
      <Promises settings={settings} />
    </div>
  )
}

function ConfigurationLine({ page }: { readonly page: ProductPage }) {
  const text = useText()
  const { cpu, ram, size, material, connectivity, color } = page.product.configuration
  const line = [color?.name, cpu, ram, size, material, connectivity]
    .flatMap(value => (value ? [valueInText(value, text)] : []))
    .join(' · ')
  return <Dotted as="p" line={line} className="mt-1.5 text-meta text-ink-2" />
}

/** Consoles without a battery are the only devices sold here that have none. */
function hasBattery({
  product,
  specification,
}: Pick<ProductPage, 'product' | 'specification'>): boolean {
  return product.model.type !== 'CONSOLE' || specification.battery !== undefined
}
