import { useState } from 'react'
import type { OrderLink } from '#domain/order/status-path.ts'
import { cancelOrder } from '#web/client/payment-client.ts'
import { releasePendingOrder } from '#web/client/pending-order.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Cancelling = {
  readonly isBusy: boolean
  readonly isUnreachable: boolean
  readonly cancel: () => void
}

type CancelCallbacks = { readonly onCancelled: () => void; readonly onPaid: () => void }

/** Cancels an unpaid order; its cart, if this browser has it, can be ordered again. */
export function useCancelling(
  link: OrderLink,
  { onCancelled, onPaid }: CancelCallbacks,
): Cancelling {
  const { isBusy, run } = useOneAtATime()
  const [isUnreachable, setUnreachable] = useState(false)
  const cancel = async () => {
    const { kind } = await cancelOrder(link)
    setUnreachable(kind === 'unreachable')
    if (kind === 'already-paid') onPaid()
    if (kind === 'cancelled') {
      releasePendingOrder(link)
      onCancelled()
    }
    return 'stayed' as const
  }
  return { isBusy, isUnreachable, cancel: () => void run(cancel) }
}
