import { useState } from 'react'
import type { OrderLink } from '#domain/order/status-path.ts'
import { type PaymentChoice, startPayment } from '#web/client/payment-client.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

export type PaymentFailure = 'unavailable' | 'refused' | 'too-many-attempts' | 'unreachable'

type Paying = {
  readonly isBusy: boolean
  readonly failure: PaymentFailure | undefined
  readonly pay: (query?: PaymentChoice) => void
}

/** Called if there is no page to go to; a returned failure is shown while the page stays. */
type NowhereToGo = (start: 'waiting' | 'settled') => PaymentFailure | undefined

/** Starts or resumes the payment and redirects to its provider. */
export function usePaying(link: OrderLink, onGoing: NowhereToGo): Paying {
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<PaymentFailure>()
  const start = (query: PaymentChoice | undefined) => async () => {
    setFailure(undefined)
    const answer = await startPayment(link, query)
    switch (answer.kind) {
      case 'redirect':
        location.assign(answer.url)
        return 'left' as const
      case 'waiting':
      case 'settled':
        setFailure(onGoing(answer.kind))
        return 'stayed' as const
      case 'unavailable':
      case 'refused':
      case 'too-many-attempts':
      case 'unreachable':
        setFailure(answer.kind)
        return 'stayed' as const
    }
  }
  return { isBusy, failure, pay: query => void run(start(query)) }
}
