import { type DeliveryKind, kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { offered } from '#domain/delivery/offered.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { dayRange } from '#web/ui/day-range.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { ShownSettings } from './shown-product.ts'

/** Each delivery method with its arrival dates if ordered today, and its price. */
export function DeliveryDates({ settings }: { readonly settings: ShownSettings }) {
  const { deliveryKinds } = useText().product
  const { market, locale } = useMarket()
  const { shelf } = useFormatPrice()
  const holidays = new Set(settings.holidays)
  return (
    <ul>
      {offered(market, settings.delivery).map(({ choice, cost }) => {
        const kind: DeliveryKind = kindOf(choice)
        const dates = estimateDelivery(settings.today, kind, settings.delivery, holidays)
        return (
          <li key={kind} className="flex justify-between gap-x-4">
            <span>
              {deliveryKinds[kind]}: {dayRange(dates, locale)}
            </span>
            <span className="whitespace-nowrap">{shelf(cost)}</span>
          </li>
        )
      })}
    </ul>
  )
}
