import { useEffect, useRef, useState } from 'react'
import {
  type PendingOrder,
  releasePendingOrder,
  usePendingOrder,
} from '#web/client/pending-order.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'

type Ended = { readonly number: string; readonly how: 'expired' | 'cancelled' | 'given-up' }

/** Shown where the cart of an unpaid order is displayed again: the order, and the ways to continue. */
export function PendingOrderAlert({ className }: { readonly className?: string }) {
  const { market } = useMarket()
  const order = usePendingOrder(market)
  const [ended, setEnded] = useState<Ended>()
  const end = ({ number }: PendingOrder, how: Ended['how'] | 'missing') => {
    releasePendingOrder({ market, number })
    if (how !== 'missing') setEnded({ number, how })
  }
  // Hardly anybody has one: only they download it.
  const waits = useLoaded(order && market, () => import('./pending-order-waits.tsx'))
  if (order)
    return (
      waits.kind === 'loaded' && (
        <waits.value.PendingOrderWaits
          key={order.number}
          order={order}
          onEnd={how => end(order, how)}
          className={className}
        />
      )
    )
  return ended && <EndedAlert ended={ended} className={className} />
}

type EndedAlertProps = { readonly ended: Ended; readonly className: string | undefined }

/** The clicked button disappears with the order: the result takes focus. */
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
