import { negate } from '#domain/money/arithmetic.ts'
import { isPaidNow, leftToPay, type OrderView } from '#domain/order/order-view.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OrderLines } from './order-lines.tsx'

/** The items and the total as stored with the order. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  const text = useText()
  const { total } = useFormatPrice()
  const { items, discount, delivery, collectionFee } = order.totals
  const discountLabel =
    order.promoCode === undefined ? text.order.discount : text.order.discountOf(order.promoCode)
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{text.order.yourOrder}</h2>
      <OrderLines lines={order.lines} />
      <div className="mt-4 border-t border-line pt-3.5">
        <SummaryRows>
          <SummaryRow label={text.order.subtotal} value={total(items)} />
          {discount.minor > 0 && (
            <SummaryRow tone="saving" label={discountLabel} value={total(negate(discount))} />
          )}
          <SummaryRow
            label={text.order.delivery}
            value={delivery.minor === 0 ? text.general.free : total(delivery)}
          />
          {collectionFee.minor > 0 && (
            <SummaryRow label={text.order.collectionFee} value={total(collectionFee)} />
          )}
          <SummaryRow tone="total" label={text.order.total} value={total(order.totals.total)} />
          <VoucherRows order={order} />
        </SummaryRows>
        {order.invoicePath !== undefined && (
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <TextLink href={order.invoicePath} download>
              {text.order.invoice}
            </TextLink>
            {order.warrantyCardPath !== undefined && (
              <TextLink href={order.warrantyCardPath} download>
                {text.order.warrantyCard}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </Card>
  )
}

/** What vouchers pay, what a trade-in did not, and what is left. */
function VoucherRows({ order: view }: { readonly order: OrderView }) {
  const { order } = useText()
  const { total } = useFormatPrice()
  const { totals } = view
  const { vouchers, difference } = totals
  if (!vouchers && !difference) return undefined
  return (
    <>
      {vouchers && (
        <SummaryRow tone="saving" label={order.vouchers} value={total(negate(vouchers))} />
      )}
      {difference && <SummaryRow label={order.difference.label} value={total(difference)} />}
      <SummaryRow
        label={isPaidNow(view) ? order.paidNow : order.leftToPay}
        value={total(leftToPay(totals))}
      />
    </>
  )
}
