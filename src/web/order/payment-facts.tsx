import { leftToPay, type OrderView } from '#domain/order/order-view.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { Day } from '#domain/time/day.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { useUntilText } from './use-until-text.ts'

type PaymentFactsProps = {
  readonly order: OrderView
  /** Omitted if another method can be chosen. */
  readonly method?: PaymentMethodId
  readonly payableUntil: string
  readonly today: Day
}

/** The order, the amount, the payment method, and how long the order is held. */
export function PaymentFacts({ order, method, payableUntil, today }: PaymentFactsProps) {
  const { order: text, checkout } = useText()
  const { total } = useFormatPrice()
  const untilText = useUntilText(today)
  return (
    <Card padding="roomy">
      <SummaryRows>
        <SummaryRow label={text.number} value={order.number} />
        {method && <SummaryRow label={text.payment} value={checkout.payment.methods[method]} />}
        <SummaryRow label={text.reserved} value={untilText(payableUntil)} />
        <SummaryRow tone="total" label={text.due} value={total(leftToPay(order.totals))} />
      </SummaryRows>
    </Card>
  )
}
