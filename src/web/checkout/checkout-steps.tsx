import type { ComponentType } from 'react'
import { type StepName, stepNames } from '#domain/checkout/checkout.ts'
import { useText } from '#web/text/use-text.tsx'
import { StepCard } from '#web/ui/step-card.tsx'
import { BillingStep } from './billing-step.tsx'
import { useDesk } from './checkout-desk.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryAddressStep } from './delivery-address-step.tsx'
import { DeliveryMethodStep } from './delivery-method-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepSummary } from './step-summary.tsx'

const forms: Record<StepName, ComponentType> = {
  'delivery-method': DeliveryMethodStep,
  'delivery-address': DeliveryAddressStep,
  'contact-details': ContactStep,
  'billing-details': BillingStep,
  'payment-method': PaymentStep,
}

/** Spec 2.3 and 4.1: five steps in order, one of them open. */
export const CheckoutSteps = () => {
  const { checkout, edit, isFilledIn } = useDesk()
  const { steps, filledIn } = useText().checkout
  const isBegun = stepNames.some(name => checkout.steps[name].kind === 'completed')
  return (
    <div className="grid gap-3">
      {isFilledIn && isBegun && <p className="text-ink-2">{filledIn}</p>}
      {stepNames.map((name, index) => {
        const Form = forms[name]
        return (
          <StepCard
            key={name}
            number={index + 1}
            title={steps[name]}
            state={checkout.steps[name].kind}
            summary={<StepSummary step={name} />}
            onEdit={() => edit(name)}
          >
            <Form />
          </StepCard>
        )
      })}
    </div>
  )
}
