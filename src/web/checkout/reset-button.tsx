import { resetCheckout, stepNames } from '#domain/checkout/checkout.ts'
import { saveCheckout } from '#web/client/checkout-store.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useDesk } from './checkout-desk.tsx'

/** Spec 4.1: the reset action; it can be taken back. */
export const ResetButton = () => {
  const { checkout } = useDesk()
  const { reset, resetDone } = useText().checkout
  const isBegun = stepNames.some(name => checkout.steps[name].kind === 'completed')
  if (!isBegun) return undefined
  const forget = () => {
    saveCheckout(resetCheckout(checkout))
    focusOnFirst()
    showToast(resetDone, { undo: () => saveCheckout(checkout) })
  }
  return (
    <Button tone="quiet" size="small" className="mt-3" onClick={forget}>
      {reset}
    </Button>
  )
}

/** The button goes away with what it cleared. */
const focusOnFirst = () =>
  setTimeout(() => document.querySelector<HTMLElement>('[aria-current="step"]')?.focus())
