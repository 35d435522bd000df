import { Changes } from '#web/cart/refresh-alert.tsx'
import { reviveText } from '#web/cart/revive-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import type { CartUpdate } from './use-arrival.ts'

type CartUpdateAlertsProps = {
  readonly update: CartUpdate
  /** Shown only while there is something left to pay. */
  readonly total?: string | undefined
}

/** Alerts about changes to the cart before the customer opened the checkout, or while the order was being sent. */
export function CartUpdateAlerts({ update, total }: CartUpdateAlertsProps) {
  const { cart, checkout } = useText()
  const { revived, refreshed } = update
  return (
    <div className="my-4 grid gap-3 empty:hidden">
      {revived && (
        <Alert tone="warning" announce="polite">
          {reviveText(cart, revived)}
        </Alert>
      )}
      {refreshed?.kind === 'changed' && (
        <Alert tone="warning" announce="polite" title={checkout.outcome.changedTitle}>
          <Changes {...refreshed} />
          {total !== undefined && <p className="mt-1">{checkout.outcome.changed(total)}</p>}
        </Alert>
      )}
      {refreshed?.kind === 'emptied' && (
        <Alert tone="warning" announce="polite">
          {cart.emptied}
        </Alert>
      )}
    </div>
  )
}
