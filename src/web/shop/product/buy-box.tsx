import { shortTitle } from '#domain/device/title.ts'
import { useText } from '#web/text/use-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { valueInWords } from '../configuration-words.ts'
import { OfferPrice } from '../offer-price.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { BatteryChoice } from './battery-choice.tsx'
import { ConfigurationChoices } from './configuration-choices.tsx'
import { GradeChoice } from './grade-choice.tsx'
import { hasBattery } from './has-battery.ts'
import { Promises } from './promises.tsx'
import type { ShownProduct } from './shown-product.ts'
import type { Purchase } from './use-purchase.ts'

type BuyBoxProps = ShownProduct & { readonly purchase: Purchase }

export const BuyBox = ({ purchase, page, grade, settings }: BuyBoxProps) => {
  const text = useText()
  const { product, offers, choices, batteryOffer } = page
  const { offer, isInStock } = purchase
  const { cpu, ram, size, material, connectivity, color } = product.configuration
  const line = [color?.name, cpu, ram, size, material, connectivity]
    .flatMap(value => (value ? [valueInWords(value, text)] : []))
    .join(' · ')
  return (
    <div className="grid min-w-0 gap-5">
      <div>
        <h1>{shortTitle(product)}</h1>
        <p className="mt-1.5 text-meta text-ink-2">{line}</p>
        {offer && isInStock && (
          <>
            <OfferPrice offer={offer} size="large" className="mt-4" />
            <p className="mt-1 text-label text-ink-3">{text.product.vat}</p>
          </>
        )}
      </div>
      {!isInStock && <SoldOut hasOtherGrade={offers.some(each => each.stock > 0)} />}
      <GradeChoice product={product} offers={offers} grade={grade} />
      <ConfigurationChoices choices={choices} />
      {batteryOffer && isInStock && <BatteryChoice offer={batteryOffer} purchase={purchase} />}
      {hasBattery(page) && <p className="text-meta text-ink-2">{text.product.batteryPromise}</p>}
      {isInStock && <AddToCart purchase={purchase} />}
      <Promises settings={settings} />
    </div>
  )
}

const SoldOut = ({ hasOtherGrade }: { readonly hasOtherGrade: boolean }) => {
  const { product } = useText()
  return (
    <Notice tone="warning" title={hasOtherGrade ? product.soldOutTitle : product.soldOutTitleAll}>
      {product.soldOutText}
    </Notice>
  )
}
