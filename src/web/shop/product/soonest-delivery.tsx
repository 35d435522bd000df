import { kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { offered } from '#domain/delivery/offered.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { dayRange } from '#web/ui/day-range.ts'
import type { ShownSettings } from './shown-product.ts'

/** The delivery that arrives first if ordered today, and the days to send it back. */
export function SoonestDelivery({ settings }: { readonly settings: ShownSettings }) {
  const { product } = useText()
  const { market, locale } = useMarket()
  const holidays = new Set(settings.holidays)
  const [soonest] = offered(market, settings.delivery)
    .map(({ choice }) =>
      estimateDelivery(settings.today, kindOf(choice), settings.delivery, holidays),
    )
    .toSorted((a, b) => a.to.localeCompare(b.to))
  if (!soonest) return undefined
  return (
    <p className="soonest">
      <span>
        {product.delivery}: <b>{dayRange(soonest, locale)}</b>
      </span>
      <span>{product.returns(settings.cart.returnDays)}</span>
    </p>
  )
}
