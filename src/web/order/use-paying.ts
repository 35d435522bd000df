import { useState } from 'react'
import type { OrderLink } from '#domain/order/standing-path.ts'
import { type PaymentWish, startPayment } from '#web/client/payment-client.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

export type PayingTrouble = 'unavailable' | 'refused' | 'too-many-attempts' | 'unreachable'

type Paying = {
  readonly isBusy: boolean
  readonly trouble: PayingTrouble | undefined
  readonly pay: (wish?: PaymentWish) => void
}

/** What is done where there is nothing to go to; a trouble is said where the page stays. */
type NowhereToGo = (start: 'waiting' | 'settled') => PayingTrouble | undefined

/** Starts or resumes the payment and goes to its provider. */
export function usePaying(link: OrderLink, onGoing: NowhereToGo): Paying {
  const { isBusy, run } = useOneAtATime()
  const [trouble, setTrouble] = useState<PayingTrouble>()
  const start = (wish: PaymentWish | undefined) => async () => {
    setTrouble(undefined)
    const answer = await startPayment(link, wish)
    switch (answer.kind) {
      case 'redirect':
        location.assign(answer.url)
        return 'left' as const
      case 'waiting':
      case 'settled':
        setTrouble(onGoing(answer.kind))
        return 'stayed' as const
      case 'unavailable':
      case 'refused':
      case 'too-many-attempts':
      case 'unreachable':
        setTrouble(answer.kind)
        return 'stayed' as const
    }
  }
  return { isBusy, trouble, pay: wish => void run(start(wish)) }
}
