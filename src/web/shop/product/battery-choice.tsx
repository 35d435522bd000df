import type { ProductPage } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { Purchase } from './use-purchase.ts'

type BatteryChoiceProps = {
  readonly offer: NonNullable<ProductPage['batteryOffer']>
  readonly purchase: Purchase
}

/** A new battery, fitted before the device is shipped; added to the cart together with the device. */
export function BatteryChoice({ offer, purchase }: BatteryChoiceProps) {
  const { product } = useText()
  const { shelf } = useFormatPrice()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-[650]">{product.battery}</legend>
      <div className="battery-choice">
        <Checkbox
          name="battery"
          checked={purchase.wantsBattery}
          onChange={purchase.setWantsBattery}
          label={
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-normal">
              <span>
                <b className="block text-ink">{product.batteryTitle}</b>
                <span className="text-meta text-ink-2">{product.batteryText}</span>
              </span>
              <b className="whitespace-nowrap text-ink">+ {shelf(offer.price)}</b>
            </span>
          }
        />
      </div>
    </fieldset>
  )
}
