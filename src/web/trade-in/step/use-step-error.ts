import { useEffect } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { messageOfError } from '#domain/field/messages.ts'
import { validateField } from '#domain/field/validate.ts'
import type { AnsweredStep } from '#domain/trade-in/answers.ts'
import type { TradeInField } from '#domain/trade-in/step-form.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useText } from '#web/text/use-text.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import type { RefusedStep } from './question-props.ts'

type StepError = {
  readonly field: TradeInField | 'email'
  readonly errorType: string
  readonly errorMessage: string
}

/** A refusal is shown at its field, pushed to the data layer, and focused. */
export function useStepError(step: AnsweredStep, refused: RefusedStep | undefined) {
  const { titles } = useTradeInStepsText()
  const error = useRefusalError(refused)
  const field = error?.field
  useEffect(() => {
    if (field === undefined) return
    document.querySelector<HTMLElement>(`#${field} input, input#${field}`)?.focus()
  }, [field])
  useShownErrors(error ? [{ ...error, fieldLabel: titles[step], location: `sell-${step}` }] : [])
  return (name: StepError['field']) => (name === field ? error?.errorMessage : undefined)
}

function useRefusalError(refused: RefusedStep | undefined): StepError | undefined {
  const { faults: errors, email } = useTradeInStepsText()
  const { general } = useText()
  if (!refused) return undefined
  const { error: problem, sent } = refused
  switch (problem.kind) {
    case 'open':
      return { field: problem.field, errorType: 'required', errorMessage: errors[problem.field] }
    case 'contradiction':
      return { field: problem.field, errorType: problem.kind, errorMessage: errors.contradiction }
    case 'too-many-tries':
      return {
        field: 'email',
        errorType: problem.kind,
        errorMessage: email.tooMany(problem.minutes),
      }
    case 'email': {
      const [, typed = ''] = sent.find(([name]) => name === 'email') ?? []
      const verdict = validateField(typed, emailRules, 'blur')
      const error = verdict.kind === 'invalid' ? verdict.error : ({ kind: 'generic' } as const)
      const errorMessage = fieldMessage(general, messageOfError(error))
      return { field: 'email', errorType: error.kind, errorMessage }
    }
  }
}
