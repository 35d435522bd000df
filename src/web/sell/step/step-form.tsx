import { useEffect } from 'react'
import type { SellField } from '#contract/sell-form.ts'
import type { StepPage } from '#domain/sell/step-view.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { useSellStepsText } from '#web/text/selling/steps/steps-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { GreyTest } from './grey-test.tsx'
import { LoweredCard } from './lowered-card.tsx'
import { ModelFilterForm } from './model-filter.tsx'
import { Question } from './question.tsx'
import { type RefusedStep, titleId } from './question-props.ts'

type StepFormProps = {
  readonly shown: Extract<StepPage, { kind: 'question' }>
  readonly refused: RefusedStep | undefined
}

/** A plain form: it is sent by the browser itself, without scripts too, and what it answers leads on. */
export const StepForm = ({ shown, refused }: StepFormProps) => {
  const text = useSellStepsText()
  const { base } = useMarket()
  const errorOf = useFault(shown, refused)
  const { step, answers, back } = shown
  const sent = refused && new URLSearchParams(refused.sent.map(([name, value]) => [name, value]))
  const isLast = step === 'email'
  return (
    <>
      {step === 'model' && <ModelFilterForm />}
      {step === 'burn-in' && <GreyTest />}
      {isLast && <LoweredCard offer={shown.offer} />}
      <form method="post" noValidate className="mt-5" aria-labelledby={titleId}>
        <Question {...{ step, answers, sent, errorOf, shown }} />
        <div className="mt-6 flex flex-wrap gap-2.5">
          <ButtonLink tone="ghost" href={base + back}>
            {text.back}
          </ButtonLink>
          {!isLast && <Button type="submit">{text.next}</Button>}
        </div>
      </form>
    </>
  )
}

/** Told beside its question, to the data layer, and given the focus. */
const useFault = ({ step }: StepFormProps['shown'], refused: RefusedStep | undefined) => {
  const { faults, titles } = useSellStepsText()
  const fault = refused?.fault
  const message = fault && (fault.kind === 'open' ? faults[fault.field] : faults.contradiction)
  useEffect(() => {
    if (!fault || message === undefined) return
    document.querySelector<HTMLElement>(`#${fault.field} input`)?.focus()
    reportFormError({
      ...{ errorType: fault.kind === 'open' ? 'required' : fault.kind, errorMessage: message },
      ...{ fieldLabel: titles[step], location: `sell/${step}`, field: fault.field },
    })
  }, [fault, message, step, titles])
  return (field: SellField) => (fault?.field === field ? message : undefined)
}
