import { useState } from 'react'
import { add } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isPaidOnDelivery, lenderOf } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { AgainPlanRoom } from './again-plan-room.tsx'
import { needsPlan, payableAgain } from './payable-again.ts'
import { PaymentFailureAlert } from './payment-failure-alert.tsx'
import { useAgainOptions } from './use-again-options.ts'
import { usePaying } from './use-paying.ts'

type PayAgainProps = {
  readonly link: OrderLink
  readonly rows: readonly PaymentRow[]
  readonly failed: PaymentMethodId
  readonly total: Money
  readonly onNoRedirect: () => void
}

/** Pays again with the same method on the same terms, or with another one. */
export function PayAgain({ link, rows, failed, total, onNoRedirect }: PayAgainProps) {
  const text = useText().order.failed
  const format = useFormatPrice()
  const button = text.pay(format.total(total))
  const payable = payableAgain(rows, failed)
  const { isBusy, failure, pay } = usePaying(link, () => {
    onNoRedirect()
    return undefined
  })
  const options = useAgainOptions(payable, failed, row => (
    <AgainPlanRoom
      {...{ row, total, button, isBusy }}
      onPay={plan => pay({ method: row.type, plan })}
    />
  ))
  const first = options.find(option => option.disabledReason === undefined)
  const [method, setMethod] = useState(first?.value)
  const chosen = payable.find(({ type }) => type === method)
  if (method === undefined || !chosen) return undefined
  const isOnDelivery = isPaidOnDelivery(method)
  const onDelivery = add(total, chosen.collectionFee)
  return (
    <div className="grid gap-4">
      {failure && <PaymentFailureAlert failure={failure} lender={lenderOf(method)?.name} />}
      <RadioCards
        legend={text.choose}
        name="payment-again"
        value={method}
        onChange={setMethod}
        options={options}
      />
      {!needsPlan(method, failed) && (
        <Button
          full
          busy={isBusy}
          onClick={() => pay(isOnDelivery ? { method, shownMinor: onDelivery.minor } : { method })}
        >
          {isOnDelivery ? text.payOnDelivery(format.total(onDelivery)) : button}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isBusy ? text.starting : ''}
      </p>
    </div>
  )
}
