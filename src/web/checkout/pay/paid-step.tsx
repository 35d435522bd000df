import { knownValue } from '#domain/checkout/checkout.ts'
import { useForm } from '#web/form/use-form.ts'
import { useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { StepForm } from '../step-form.tsx'
import { Consents } from '../summary/consents.tsx'

const step = 'payment-method'

type ConsentName = 'tac' | 'newsletter'

function consentValue(isGiven: boolean | undefined) {
  return isGiven ? 'yes' : ''
}

/** Vouchers pay the whole order: there is no method to choose, only consents to give. */
export function PaidStep() {
  const { checkout, save, complete } = useCheckout()
  const { payment } = useText().checkout
  const known = knownValue(checkout, step)
  const choiceOf = ({ tac, newsletter }: Readonly<Record<ConsentName, string>>) => ({
    tac: tac !== '',
    newsletter: newsletter !== '',
  })
  const form = useForm<ConsentName>({
    location: step,
    initial: { tac: consentValue(known?.tac), newsletter: consentValue(known?.newsletter) },
    rules: { tac: { required: 'consent' } },
    labels: { tac: payment.terms.name, newsletter: payment.newsletter },
    onSettled: values => save(step, choiceOf(values)),
  })
  return (
    <StepForm form={form} onSubmit={values => complete(step, choiceOf(values))}>
      <p>{payment.byVouchers}</p>
      <Consents form={form} />
    </StepForm>
  )
}
