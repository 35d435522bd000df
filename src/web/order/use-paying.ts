import { useState } from 'react'
import type { OrderLink } from '#domain/order/status-path.ts'
import { type PaymentStartChoice, startPayment } from '#web/client/payment-client.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

export type PaymentFailure = 'unavailable' | 'refused' | 'too-many-attempts' | 'unreachable'

type Paying = {
  readonly isBusy: boolean
  readonly failure: PaymentFailure | undefined
  readonly pay: (choice?: PaymentStartChoice) => void
}

/** Called if there is no page to go to; a returned failure is shown while the page stays. */
type NoRedirect = (start: 'waiting' | 'settled') => PaymentFailure | undefined

/** Starts or resumes the payment and redirects to its provider. */
export function usePaying(link: OrderLink, onNoRedirect: NoRedirect): Paying {
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<PaymentFailure>()
  const start = (choice: PaymentStartChoice | undefined) => async () => {
    setFailure(undefined)
    const answer = await startPayment(link, choice)
    switch (answer.kind) {
      case 'redirect':
        location.assign(answer.url)
        return 'left' as const
      case 'waiting':
      case 'settled':
        setFailure(onNoRedirect(answer.kind))
        return 'stayed' as const
      case 'unavailable':
      case 'refused':
      case 'too-many-attempts':
      case 'unreachable':
        setFailure(answer.kind)
        return 'stayed' as const
    }
  }
  return { isBusy, failure, pay: choice => void run(start(choice)) }
}
