import type { OrderLink } from '#domain/order/status-path.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PaymentFailureAlert } from './payment-failure-alert.tsx'
import { usePaying } from './use-paying.ts'

type ContinueButtonProps = {
  readonly link: OrderLink
  readonly method: PaymentMethodId
  readonly onNoRedirect: () => void
}

/** Returns to the payment where it was left. */
export function ContinueButton({ link, method, onNoRedirect }: ContinueButtonProps) {
  const { processing } = useText().order
  // It is the customer's turn, but there is no page to go to: the provider did not respond.
  const { isBusy, failure, pay } = usePaying(link, start => {
    onNoRedirect()
    return start === 'waiting' ? 'unavailable' : undefined
  })
  const lender = lenderOf(method)?.name
  return (
    <>
      {failure && <PaymentFailureAlert failure={failure} lender={lender} />}
      <div>
        <Button busy={isBusy} onClick={() => pay()}>
          {processing.continueAt(lender)}
        </Button>
      </div>
    </>
  )
}
