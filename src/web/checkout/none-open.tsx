import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from './checkout-desk.tsx'

/** No dead end: another delivery may have a method that is open. */
export function NoneOpen() {
  const { edit } = useDesk()
  const { payment } = useText().checkout
  return (
    <Notice
      tone="warning"
      className="mb-3.5"
      action={
        <Button tone="ghost" size="small" onClick={() => edit('delivery-method')}>
          {payment.changeDelivery}
        </Button>
      }
    >
      {payment.noneOpen}
    </Notice>
  )
}
