import { localeOf } from '#domain/market/market.ts'
import type { MonthlyRate as Rate } from '#domain/payment/monthly-rate.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { percentText } from '#web/ui/percent-text.ts'

/**
 * A monthly rate is always shown with the number of instalments, the total and the APR (Rules of trade), formatted as
 * the price tag it stands under.
 */
export function MonthlyRate({ rate }: { readonly rate: Rate }) {
  const { market } = useMarket()
  const { monthlyRate } = useText().product
  const price = useFormatPrice()
  return (
    <p className="text-meta text-ink-2">
      {monthlyRate({
        monthly: price.shelf(rate.monthlyPayment),
        installments: rate.installments,
        total: price.shelf(rate.totalAmountDue),
        apr: percentText(rate.apr, localeOf[market]),
      })}
    </p>
  )
}
