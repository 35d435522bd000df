import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PaymentMark } from '#web/ui/payment-mark.tsx'
import { disclaimerText, feeText } from './payment-text.ts'

/** Subtitle, collection fee and disclaimer of a row; on a phone also its small logo (Spec 3.1). */
export function RowNotes({ row }: { readonly row: PaymentRow }) {
  const { payment } = useText().checkout
  const fee = feeText(row, payment, useFormatPrice())
  const disclaimer = disclaimerText(row.type, payment)
  return (
    <>
      <span className="block">{payment.notes[row.type]}</span>
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
