import { Changes } from '#web/cart/refresh-notice.tsx'
import { reviveWords } from '#web/cart/revive-words.ts'
import { useText } from '#web/text/use-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CartNews } from './use-arrival.ts'

type CartNewsNoticesProps = {
  readonly news: CartNews
  /** Said where there is still something to pay. */
  readonly total?: string | undefined
}

/** What happened to the cart before the shopper came here, or while the order was sent. */
export function CartNewsNotices({ news, total }: CartNewsNoticesProps) {
  const { cart, checkout } = useText()
  const { revived, refreshed } = news
  return (
    <div className="my-4 grid gap-3 empty:hidden">
      {revived && (
        <Notice tone="warning" announce="polite">
          {reviveWords(cart, revived)}
        </Notice>
      )}
      {refreshed?.kind === 'changed' && (
        <Notice tone="warning" announce="polite" title={checkout.outcome.changedTitle}>
          <Changes {...refreshed} />
          {total !== undefined && <p className="mt-1">{checkout.outcome.changed(total)}</p>}
        </Notice>
      )}
      {refreshed?.kind === 'emptied' && (
        <Notice tone="warning" announce="polite">
          {cart.emptied}
        </Notice>
      )}
    </div>
  )
}
