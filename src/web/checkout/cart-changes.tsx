import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import { Changes } from '#web/cart/refresh-alert.tsx'
import { useText } from '#web/text/use-text.tsx'

type CartChangesProps = { readonly notice: RefreshAlert | undefined; readonly total: string }

/** What changed, one line each, and the total that the customer is asked to check. */
export function CartChanges({ notice: alert, total }: CartChangesProps) {
  return (
    <>
      {alert?.kind === 'changed' && <Changes {...alert} />}
      <p className="mt-1">{useText().checkout.outcome.changed(total)}</p>
    </>
  )
}
