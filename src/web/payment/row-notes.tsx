import { localeOf } from '#domain/market/market.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { lowestMonthlyRate } from '#domain/payment/monthly-rate.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PaymentMark } from '#web/ui/payment-mark.tsx'
import { percentText } from '#web/ui/percent-text.ts'
import { disclaimerText, feeText } from './payment-text.ts'

/** Subtitle, smallest monthly rate, collection fee and disclaimer of a row; on a phone also its small logo (Spec 3.1). */
export function RowNotes({ row }: { readonly row: PaymentRow }) {
  const { payment } = useText().checkout
  const { market } = useMarket()
  const format = useFormatPrice()
  const fee = feeText(row, payment, format)
  const rate = lowestMonthlyRate([row])
  const disclaimer = disclaimerText(row.type, payment)
  return (
    <>
      <span className="block">{payment.notes[row.type]}</span>
      {rate && (
        <b className="block text-ink">
          {payment.rate(
            rate.installments,
            format.total(rate.monthlyPayment),
            percentText(rate.apr, localeOf[market]),
            format.total(rate.totalAmountDue),
          )}
        </b>
      )}
      {fee !== undefined && <span className="block">{fee}</span>}
      {disclaimer !== undefined && <span className="block text-note text-ink-3">{disclaimer}</span>}
      <PaymentMark type={row.type} size="small" className="mt-1.5 sm:hidden" />
    </>
  )
}

/** The logo of a method; a phone shows the small one under the text (Spec 3.1). */
export function RowLogo({ type }: { readonly type: PaymentMethodId }) {
  return <PaymentMark type={type} size="large" className="hidden sm:block" />
}
