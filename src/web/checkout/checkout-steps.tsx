import { useEffect } from 'react'
import { stepNames } from '#domain/checkout/checkout.ts'
import { useText } from '#web/text/use-text.tsx'
import { StepCard } from '#web/ui/step-card.tsx'
import { useCheckout } from './checkout-context.tsx'
import { LazyStep, loadSteps } from './lazy-step.tsx'
import { StepSummary } from './step-summary.tsx'

/** Spec 2.3 and 4.1: five steps in order, one of them open. */
export function CheckoutSteps() {
  const { checkout, edit, isFilledIn } = useCheckout()
  const { steps, filledIn } = useText().checkout
  useEffect(() => loadSteps(stepNames), [])
  const isBegun = stepNames.some(name => checkout.steps[name].kind === 'completed')
  return (
    <div className="grid gap-3">
      {isFilledIn && isBegun && <p className="text-ink-2">{filledIn}</p>}
      {stepNames.map((name, index) => (
        <StepCard
          key={name}
          number={index + 1}
          title={steps[name]}
          state={checkout.steps[name].kind}
          summary={<StepSummary step={name} />}
          onEdit={() => edit(name)}
        >
          <LazyStep name={name} />
        </StepCard>
      ))}
    </div>
  )
}
