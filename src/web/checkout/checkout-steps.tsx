import { useEffect } from 'react'
import { stepNames } from '#domain/checkout/checkout.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { StepCard } from '#web/ui/step-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCheckout } from './checkout-context.tsx'
import { LazyStep, loadSteps } from './lazy-step.tsx'
import { StepSummary } from './step-summary.tsx'

/** Spec 2.3 and 4.1: five steps in order, one of them open. */
export function CheckoutSteps() {
  const { checkout, edit, isFilledIn, ownVouchers } = useCheckout()
  const { steps, filledIn } = useText().checkout
  useEffect(() => loadSteps(stepNames), [])
  const isBegun = stepNames.some(name => checkout.steps[name].kind === 'completed')
  return (
    <div className="grid gap-3">
      {!ownVouchers && <SignInOffer />}
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

/** An account is optional: after signing in, what is known is filled in. */
function SignInOffer() {
  const { guest } = useText().cart
  const { base, market } = useMarket()
  const next = buildUrl(market, 'cart-finalize')
  return (
    <p className="text-meta text-ink-2">
      {guest.haveAccount}{' '}
      <TextLink href={base + buildUrl(market, 'login', [], [['next', next]])}>
        {guest.signIn}
      </TextLink>
    </p>
  )
}
