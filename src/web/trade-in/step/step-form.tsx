import type { FormEvent } from 'react'
import type { OfferShown } from '#domain/trade-in/offer-shown.ts'
import type { StepPage } from '#domain/trade-in/step-view.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useTradeInStepsText } from '../../text/use-trade-in-steps-text.ts'
import { GreyTest } from './grey-test.tsx'
import { LoweredCard } from './lowered-card.tsx'
import { ModelFilterForm } from './model-filter.tsx'
import { Question } from './question.tsx'
import { type RefusedStep, titleId } from './question-props.ts'
import { useEmailForm } from './use-email-form.ts'
import { useStepError } from './use-step-error.ts'

type StepFormProps = {
  readonly page: Extract<StepPage, { kind: 'question' }>
  readonly refused: RefusedStep | undefined
}

/** Lists of brands and models are long: on a phone the buttons stay at the bottom, where later the offer is. */
const footClass =
  'max-lg:bottom-(--consent,0px) max-lg:z-10 max-lg:-mx-4 max-lg:-mb-8 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:py-3 max-lg:[@media(height>=30rem)]:sticky sm:max-lg:-mx-6 sm:max-lg:px-6'

/** A native form that works without JavaScript; the response leads to the next step. */
export function StepForm({ page, refused }: StepFormProps) {
  const { step, answers, back } = page
  const text = useTradeInStepsText()
  const { base } = useMarket()
  const errorOf = useStepError(step, refused)
  const sent = refused && new URLSearchParams(refused.sent.map(([name, value]) => [name, value]))
  const email = useEmailForm(page.choices, sent, errorOf('email'))
  const isLast = step === 'email'
  const isBeforeOffer = page.offer.kind === 'none'
  const isReviewed = page.offer.kind === 'review'
  const [isSending, setSending] = useBusy()
  const send = (event: FormEvent) => {
    if (isSending || (isLast && !email.submit())) event.preventDefault()
    else setSending(true)
  }
  return (
    <>
      {step === 'model' && <ModelFilterForm />}
      {step === 'burn-in' && <GreyTest />}
      <ReviewAlert offer={page.offer} />
      {isLast && <LoweredCard offer={page.offer} />}
      <form
        method="post"
        noValidate
        onSubmit={send}
        aria-labelledby={titleId}
        // Sent by the press on its last answer (`src/web/client/auto-advance.ts`).
        {...(!isLast && { 'data-auto-advance': '' })}
        className="mt-5"
      >
        <Question {...{ step, answers, sent, errorOf, page }} email={email.field} />
        <div className={classNames('mt-6 flex flex-wrap gap-2.5', isBeforeOffer && footClass)}>
          <ButtonLink tone="ghost" href={base + back}>
            {text.back}
          </ButtonLink>
          <Button type="submit" busy={isSending}>
            {isLast ? text.email.submit[isReviewed ? 'review' : 'offer'] : text.next}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Why a person checks the offer first, where the offer card has no room to say it. */
function ReviewAlert({ offer }: { readonly offer: OfferShown }) {
  const { offer: text } = useTradeInStepsText()
  if (offer.kind !== 'review') return undefined
  return (
    <Alert tone="info" title={text.review} className="mt-4 lg:hidden">
      {offer.reasons.map(reason => (
        <p key={reason}>{text.reviews[reason]}</p>
      ))}
    </Alert>
  )
}
