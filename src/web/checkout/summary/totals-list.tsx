import type { Promo } from '#domain/cart/cart.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import { negate } from '#domain/money/arithmetic.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { percentText } from '#web/ui/percent-text.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

type TotalsListProps = {
  readonly totals: CheckoutTotals
  readonly promo: Promo | undefined
}

/** Costs that are not chosen yet have no row. */
export function TotalsList({ totals, promo }: TotalsListProps) {
  const { summary } = useText().checkout
  const { locale } = useMarket()
  const format = useFormatPrice()
  const { subTotal, discount, delivery, collectionFee } = totals
  return (
    <SummaryRows>
      <SummaryRow label={summary.subtotal} value={format.total(subTotal)} />
      {promo && discount.minor > 0 && (
        <SummaryRow
          tone="saving"
          label={summary.promo(promo.code, percentText(promo.percentage, locale))}
          value={format.total(negate(discount))}
        />
      )}
      {delivery && <SummaryRow label={summary.delivery} value={format.total(delivery)} />}
      {collectionFee && (
        <SummaryRow label={summary.collectionFee} value={format.total(collectionFee)} />
      )}
      {totals.vouchers && (
        <>
          <SummaryRow label={summary.total} value={format.total(totals.total)} />
          <SummaryRow
            tone="saving"
            label={summary.vouchers}
            value={format.total(negate(totals.vouchers))}
          />
        </>
      )}
    </SummaryRows>
  )
}
