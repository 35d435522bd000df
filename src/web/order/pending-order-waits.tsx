import { useEffect } from 'react'
import { processingPath, type SeenStatus, statusPath } from '#domain/order/status-path.ts'
import { dayIn } from '#domain/time/day.ts'
import type { PendingOrder } from '#web/client/pending-order.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert, type AlertTone } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useCancelling } from './use-cancelling.ts'
import { idle, useStatus } from './use-status.ts'
import { useUntilText } from './use-until-text.ts'

type PendingOrderWaitsProps = {
  readonly order: PendingOrder
  /** `given-up`: cancelled by the customer on this page. */
  readonly onEnd: (how: 'expired' | 'cancelled' | 'given-up' | 'missing') => void
  readonly className: string | undefined
}

/** Requests the status of the order before showing anything about it, unless the server does not respond. */
export function PendingOrderWaits({ order, onEnd, className }: PendingOrderWaitsProps) {
  const { status, lastResponse, pollNow } = useStatus(order, undefined, idle)
  useEnd(status, lastResponse === 'missing', onEnd)
  const text = usePendingText(order, status)
  const { base } = useMarket()
  const { pending, cancelOrder, unreachable } = useText().order
  const cancelling = useCancelling(order, {
    onCancelled: () => onEnd('given-up'),
    onPaid: pollNow,
  })
  if ((!status && lastResponse === 'stands') || status?.kind === 'over') return undefined
  const path = status ? statusPath(order, status) : processingPath(order)
  return (
    <Alert
      tone={text.tone}
      title={text.title}
      announce="polite"
      className={className}
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={base + path}>
            {text.isPayable ? pending.pay : pending.see}
          </ButtonLink>
          {text.isPayable && (
            <Button tone="ghost" size="small" busy={cancelling.isBusy} onClick={cancelling.cancel}>
              {cancelOrder}
            </Button>
          )}
        </span>
      }
    >
      {text.text}
      {cancelling.isUnreachable && <p role="alert">{unreachable}</p>}
    </Alert>
  )
}

function useEnd(
  status: SeenStatus | undefined,
  isMissing: boolean,
  onEnd: PendingOrderWaitsProps['onEnd'],
) {
  const over = status?.kind === 'over' ? status.reason : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, whichever callback is current
  useEffect(() => {
    if (over) onEnd(over)
    else if (isMissing) onEnd('missing')
  }, [over, isMissing])
}

type PendingText = {
  readonly tone: AlertTone
  readonly title: string
  readonly text?: string
  readonly isPayable: boolean
}

function usePendingText(
  { market, number }: PendingOrder,
  status: SeenStatus | undefined,
): PendingText {
  const { pending } = useText().order
  const untilText = useUntilText(dayIn(market, new Date()))
  if (status?.kind === 'paid')
    return { tone: 'success', title: pending.paid(number), isPayable: false }
  if (status?.kind === 'waiting' && status.on !== 'shopper')
    return {
      tone: 'info',
      title: pending.checked(number),
      text: pending.checkedText,
      isPayable: false,
    }
  const isFailed = status?.kind === 'failed'
  const until = status && status.kind !== 'over' ? status.payableUntil : undefined
  return {
    tone: 'warning',
    title: isFailed ? pending.failed(number) : pending.waits(number),
    ...(until !== undefined && { text: pending.payable(untilText(until)) }),
    isPayable: true,
  }
}
