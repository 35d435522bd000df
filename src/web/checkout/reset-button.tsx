import { useState } from 'react'
import { type Checkout, resetCheckout, stepNames } from '#domain/checkout/checkout.ts'
import { saveCheckout } from '#web/client/checkout-store.ts'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useCheckout } from './checkout-context.tsx'

/** The reset action; it can be undone here until something is filled in again (Spec 4.1). */
export function ResetButton() {
  const { checkout } = useCheckout()
  const { checkout: text, general } = useText()
  const [before, setBefore] = useState<Checkout>()
  const isBegun = stepNames.some(name => checkout.steps[name].kind === 'completed')
  if (!isBegun && before === undefined) return undefined
  if (!isBegun)
    return (
      <Alert
        tone="info"
        className="mt-3"
        action={
          <Button tone="ghost" size="small" onClick={() => before && saveCheckout(before)}>
            {general.undo}
          </Button>
        }
      >
        {text.resetDone}
      </Alert>
    )
  const reset = () => {
    setBefore(checkout)
    saveCheckout(resetCheckout(checkout))
    focusOnFirst()
    showToast(text.resetDone, { undo: () => saveCheckout(checkout) })
  }
  return (
    <Button tone="quiet" size="small" className="mt-3" onClick={reset}>
      {text.reset}
    </Button>
  )
}

/** Moves focus because the button disappears together with what it cleared. */
function focusOnFirst() {
  return setTimeout(() => document.querySelector<HTMLElement>('[aria-current="step"]')?.focus())
}
