import { useEffect } from 'react'
import { dayIn } from '#domain/device/day.ts'
import { processingPath, type SeenStanding, standingPath } from '#domain/order/standing-path.ts'
import type { PendingOrder } from '#web/client/pending-order.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice, type NoticeTone } from '#web/ui/notice.tsx'
import { useCancelling } from './use-cancelling.ts'
import { idle, useStanding } from './use-standing.ts'
import { useUntilWords } from './use-until-words.ts'

type PendingOrderWaitsProps = {
  readonly order: PendingOrder
  /** `given-up`: by the shopper, here. */
  readonly onEnd: (how: 'expired' | 'cancelled' | 'given-up' | 'missing') => void
  readonly className: string | undefined
}

/** The shop is asked how the order stands before anything is said about it, unless it does not answer. */
export function PendingOrderWaits({ order, onEnd, className }: PendingOrderWaitsProps) {
  const { standing, said, askNow } = useStanding(order, undefined, idle)
  useEnd(standing, said === 'missing', onEnd)
  const words = usePendingWords(order, standing)
  const { base } = useMarket()
  const { pending, cancelOrder, unreachable } = useText().order
  const cancelling = useCancelling(order, {
    onCancelled: () => onEnd('given-up'),
    onPaid: askNow,
  })
  if ((!standing && said === 'stands') || standing?.kind === 'over') return undefined
  const path = standing ? standingPath(order, standing) : processingPath(order)
  return (
    <Notice
      tone={words.tone}
      title={words.title}
      announce="polite"
      className={className}
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={base + path}>
            {words.isPayable ? pending.pay : pending.see}
          </ButtonLink>
          {words.isPayable && (
            <Button tone="ghost" size="small" busy={cancelling.isBusy} onClick={cancelling.cancel}>
              {cancelOrder}
            </Button>
          )}
        </span>
      }
    >
      {words.text}
      {cancelling.isUnreachable && <p role="alert">{unreachable}</p>}
    </Notice>
  )
}

function useEnd(
  standing: SeenStanding | undefined,
  isMissing: boolean,
  onEnd: PendingOrderWaitsProps['onEnd'],
) {
  const over = standing?.kind === 'over' ? standing.reason : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: ended once, whoever is told
  useEffect(() => {
    if (over) onEnd(over)
    else if (isMissing) onEnd('missing')
  }, [over, isMissing])
}

type PendingWords = {
  readonly tone: NoticeTone
  readonly title: string
  readonly text?: string
  readonly isPayable: boolean
}

function usePendingWords(
  { market, number }: PendingOrder,
  standing: SeenStanding | undefined,
): PendingWords {
  const { pending } = useText().order
  const untilWords = useUntilWords(dayIn(market, new Date()))
  if (standing?.kind === 'paid')
    return { tone: 'success', title: pending.paid(number), isPayable: false }
  if (standing?.kind === 'waiting' && standing.on !== 'shopper')
    return {
      tone: 'info',
      title: pending.checked(number),
      text: pending.checkedText,
      isPayable: false,
    }
  const isFailed = standing?.kind === 'failed'
  const until = standing && standing.kind !== 'over' ? standing.payableUntil : undefined
  return {
    tone: 'warning',
    title: isFailed ? pending.failed(number) : pending.waits(number),
    ...(until !== undefined && { text: pending.payable(untilWords(until)) }),
    isPayable: true,
  }
}
