import { negate } from '#domain/money/arithmetic.ts'
import type { CancelBack } from '#domain/order/cancel-back.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

/** How much a cancellation gives back, where to and by when, line by line. */
export function CancelMoney({ back }: { readonly back: CancelBack }) {
  const { money } = useAccountText().cancel
  const { locale } = useMarket()
  const { total } = useFormatPrice()
  const { goods, delivery, collectionFee, settled, byPayment, byVoucher, sum, by } = back
  return (
    <section className="grid w-full max-w-120 gap-2">
      <h2 className="text-heading">{money.title}</h2>
      {sum.minor === 0 ? (
        <p className="text-ink-2">{money.nothingPaid}</p>
      ) : (
        <>
          <SummaryRows>
            <SummaryRow label={money.goods} value={total(goods)} />
            {delivery.minor > 0 && <SummaryRow label={money.delivery} value={total(delivery)} />}
            {collectionFee.minor > 0 && (
              <SummaryRow label={money.collectionFee} value={total(collectionFee)} />
            )}
            {settled.minor > 0 && (
              <SummaryRow label={money.settled} value={total(negate(settled))} />
            )}
            <SummaryRow tone="total" label={money.sum} value={total(sum)} />
          </SummaryRows>
          {byPayment.map(({ amount, lender }) => (
            <p key={lender ?? 'card'} className="text-ink-2">
              {lender === undefined
                ? money.byCard(total(amount), formatLongDay(by, locale))
                : money.byLender(total(amount), lender, formatLongDay(by, locale))}
            </p>
          ))}
          {byVoucher.minor > 0 && <p className="text-ink-2">{money.byVoucher(total(byVoucher))}</p>}
          <p className="text-meta text-ink-2">{money.nothingKept}</p>
        </>
      )}
    </section>
  )
}
