import { useState } from 'react'
import { type DeliveryKind, kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { offered } from '#domain/delivery/offered.ts'
import { dayIn } from '#domain/time/day.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { dayRange } from '#web/ui/day-range.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { ShownSettings } from './shown-product.ts'

/** Each delivery method with its arrival dates if ordered today, and its price. */
export function DeliveryDates({ settings }: { readonly settings: ShownSettings }) {
  const { deliveryKinds } = useText().product
  const { market, locale } = useMarket()
  const { shelf } = useFormatPrice()
  const [today] = useState(() => dayIn(market, new Date()))
  const holidays = new Set(settings.holidays)
  return (
    <ul>
      {offered(market, settings.delivery).map(({ choice, cost }) => {
        const kind: DeliveryKind = kindOf(choice)
        const dates = estimateDelivery(today, kind, settings.delivery, holidays)
        return (
          <li key={kind} className="flex justify-between gap-x-4">
            {/* The page may be rendered before midnight and hydrated after it. */}
            <span suppressHydrationWarning>
              {deliveryKinds[kind]}: {dayRange(dates, locale)}
            </span>
            <span className="whitespace-nowrap">{shelf(cost)}</span>
          </li>
        )
      })}
    </ul>
  )
}
