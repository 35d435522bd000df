import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCheckout } from './checkout-context.tsx'

/** Offers a way out: with another delivery, a payment method may be available. */
export function NoneOpen() {
  const { edit } = useCheckout()
  const { payment } = useText().checkout
  return (
    <Alert
      tone="warning"
      className="mb-3.5"
      action={
        <Button tone="ghost" size="small" onClick={() => edit('delivery-method')}>
          {payment.changeDelivery}
        </Button>
      }
    >
      {payment.noneOpen}
    </Alert>
  )
}
