import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import { Changes } from '#web/cart/refresh-notice.tsx'
import { useText } from '#web/text/use-text.tsx'

type CartChangesProps = { readonly notice: RefreshNotice | undefined; readonly total: string }

/** What changed, one line each, and the total that is asked to be looked at. */
export function CartChanges({ notice, total }: CartChangesProps) {
  return (
    <>
      {notice?.kind === 'changed' && <Changes {...notice} />}
      <p className="mt-1">{useText().checkout.outcome.changed(total)}</p>
    </>
  )
}
