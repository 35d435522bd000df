import { useId } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { type OrderLink, processingPath } from '#domain/order/status-path.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCancelling } from './use-cancelling.ts'

/** Cancels the order and returns to the cart; nothing in the cart is lost, so there is no confirmation. */
export function CancelButton({ link }: { readonly link: OrderLink }) {
  const { cancelOrder, cancelNote, unreachable } = useText().order
  const { market, base } = useMarket()
  const noteId = useId()
  const goTo = useGoTo(base)
  const replace = useReplacePage(base)
  const { isBusy, isUnreachable, cancel } = useCancelling(link, {
    onCancelled: () => goTo(buildUrl(market, 'cart')),
    onPaid: () => replace(processingPath(link)),
  })
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-5">
      {isUnreachable && (
        <Alert tone="error" announce="assertive">
          {unreachable}
        </Alert>
      )}
      <Button tone="ghost" size="small" busy={isBusy} onClick={cancel} aria-describedby={noteId}>
        {cancelOrder}
      </Button>
      <p id={noteId} className="text-meta text-ink-2">
        {cancelNote}
      </p>
    </div>
  )
}
