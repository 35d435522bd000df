import { useEffect, useRef, useState } from 'react'
import {
  type PendingOrder,
  releasePendingOrder,
  usePendingOrder,
} from '#web/client/pending-order.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/notice.tsx'
import { PendingOrderWaits } from './pending-order-waits.tsx'

type Ended = { readonly number: string; readonly how: 'expired' | 'cancelled' | 'given-up' }

/** Where the cart of an order that is not paid yet is shown again: the order, and the ways on. */
export function PendingOrderAlert({ className }: { readonly className?: string }) {
  const { market } = useMarket()
  const order = usePendingOrder(market)
  const [ended, setEnded] = useState<Ended>()
  const end = ({ number }: PendingOrder, how: Ended['how'] | 'missing') => {
    releasePendingOrder({ market, number })
    if (how !== 'missing') setEnded({ number, how })
  }
  if (order)
    return (
      <PendingOrderWaits
        key={order.number}
        order={order}
        onEnd={how => end(order, how)}
        className={className}
      />
    )
  return ended && <EndedAlert ended={ended} className={className} />
}

type EndedAlertProps = { readonly ended: Ended; readonly className: string | undefined }

/** What was pressed is gone with the order: its outcome takes the focus. */
function EndedAlert({ ended: { number, how }, className }: EndedAlertProps) {
  const { pending, over } = useText().order
  const box = useRef<HTMLDivElement>(null)
  const isOwnDoing = how === 'given-up'
  useEffect(() => {
    if (isOwnDoing) box.current?.focus()
  }, [isOwnDoing])
  return (
    <Alert ref={box} tone="info" announce="polite" className={className}>
      {isOwnDoing ? pending.cancelled(number) : `${pending.over(number)}. ${over.text[how]}`}
    </Alert>
  )
}
