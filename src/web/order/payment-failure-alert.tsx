import { useEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import type { PaymentFailure } from './use-paying.ts'

type PaymentFailureAlertProps = {
  readonly failure: PaymentFailure
  /** `undefined` for a card payment. */
  readonly lender: string | undefined
}

/** Why the payment could not be started, and what to do; the alert takes focus. */
export function PaymentFailureAlert({ failure, lender }: PaymentFailureAlertProps) {
  const { failed, unavailable, unreachable } = useText().order
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const text: Record<PaymentFailure, string> = {
    unavailable: unavailable(lender),
    refused: failed.refused,
    'too-many-attempts': failed.tooManyAttempts,
    unreachable,
  }
  return (
    <Alert ref={box} tone="error" announce="assertive">
      {text[failure]}
    </Alert>
  )
}
