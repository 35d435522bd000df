import type { OrderView } from '#domain/order/order-view.ts'
import type { OrderLink, SeenStatus } from '#domain/order/status-path.ts'
import type { Day } from '#domain/time/day.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { PaymentFailureAlert } from './payment-failure-alert.tsx'
import { PaymentPage } from './payment-page.tsx'
import { usePaying } from './use-paying.ts'
import { useUntilText } from './use-until-text.ts'

type DifferenceScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly status: Extract<SeenStatus, { kind: 'difference' }>
  readonly today: Day
  readonly onNoRedirect: () => void
}

/** The amount that a trade-in left to pay, and what happens if it is not paid (sell.md, Rulings). */
export function DifferenceScreen(props: DifferenceScreenProps) {
  const { order, link, status, today, onNoRedirect } = props
  const { order: text, checkout } = useText()
  const { total } = useFormatPrice()
  const until = useUntilText(today)(status.payableUntil)
  const amount = total(status.due)
  const { isBusy, failure, pay } = usePaying(link, () => {
    onNoRedirect()
    return undefined
  })
  return (
    <PaymentPage title={text.difference.title}>
      <p>{status.isBought ? text.difference.worthLess : text.difference.notBought}</p>
      <Card padding="roomy">
        <SummaryRows>
          <SummaryRow label={text.number} value={order.number} />
          <SummaryRow label={text.payment} value={checkout.payment.methods.card} />
          <SummaryRow label={text.reserved} value={until} />
          <SummaryRow tone="total" label={text.due} value={amount} />
        </SummaryRows>
      </Card>
      {failure && <PaymentFailureAlert failure={failure} lender={undefined} />}
      <Button full busy={isBusy} onClick={() => pay({ method: 'card' })}>
        {text.failed.pay(amount)}
      </Button>
      <p role="status" className="sr-only">
        {isBusy ? text.failed.starting : ''}
      </p>
      <p className="text-meta text-ink-2">{text.difference.otherwise}</p>
    </PaymentPage>
  )
}
