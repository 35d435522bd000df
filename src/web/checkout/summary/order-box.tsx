import type { NotReady } from '#domain/checkout/ready.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PlacingAlert } from '../placing-alert.tsx'
import { isAboutStep } from '../placing-message.ts'
import type { Placing } from '../use-placing.ts'

export const orderButtonId = 'place-order'

function useReasonText() {
  const { place, empty } = useText().checkout
  return (refusal: NotReady): string => {
    switch (refusal.kind) {
      case 'step-open':
        return place.stepOpen[refusal.step]
      case 'terms-not-accepted':
        return place.termsOpen
      case 'vouchers-unchecked':
        return place.checkingVouchers
      case 'empty-cart':
        return empty.title
    }
  }
}

type OrderBoxProps = { readonly placing: Placing; readonly totals: CheckoutTotals }

/** The button says that it places an order with an obligation to pay, with the total right above it (Rules of trade). */
export function OrderBox({ placing, totals }: OrderBoxProps) {
  const { place } = useText().checkout
  const format = useFormatPrice()
  const reasonText = useReasonText()
  const { draft, disabledReason, isSending, message } = placing
  const isSettled = draft.ok && message !== undefined && isAboutStep(message)
  return (
    <div className="-mt-2 lg:mt-4">
      {message && !isSettled && (
        <PlacingAlert message={message} total={format.total(totals.total)} />
      )}
      <Button
        id={orderButtonId}
        full
        busy={isSending}
        onClick={placing.place}
        {...(disabledReason && { disabledReason: reasonText(disabledReason) })}
      >
        {place.button}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? place.sending : ''}
      </p>
    </div>
  )
}
