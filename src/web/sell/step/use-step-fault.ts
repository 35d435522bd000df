import { useEffect } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { messageOfError } from '#domain/field/messages.ts'
import { validateField } from '#domain/field/validate.ts'
import type { AnsweredStep } from '#domain/sell/answers.ts'
import type { SellField } from '#domain/sell/step-form.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useSellStepsText } from '#web/text/selling/steps/steps-text.ts'
import { useText } from '#web/text/use-text.tsx'
import type { RefusedStep } from './question-props.ts'

type Told = {
  readonly field: SellField | 'email'
  readonly errorType: string
  readonly errorMessage: string
}

/** What was refused is told beside its field and to the data layer, and given the focus. */
export function useStepFault(step: AnsweredStep, refused: RefusedStep | undefined) {
  const { titles } = useSellStepsText()
  const told = useTold(refused)
  const field = told?.field
  useEffect(() => {
    if (field === undefined) return
    document.querySelector<HTMLElement>(`#${field} input, input#${field}`)?.focus()
  }, [field])
  useShownErrors(told ? [{ ...told, fieldLabel: titles[step], location: `sell-${step}` }] : [])
  return (asked: Told['field']) => (asked === field ? told?.errorMessage : undefined)
}

function useTold(refused: RefusedStep | undefined): Told | undefined {
  const { faults, email } = useSellStepsText()
  const { general } = useText()
  if (!refused) return undefined
  const { fault, sent } = refused
  switch (fault.kind) {
    case 'open':
      return { field: fault.field, errorType: 'required', errorMessage: faults[fault.field] }
    case 'contradiction':
      return { field: fault.field, errorType: fault.kind, errorMessage: faults.contradiction }
    case 'too-many-tries':
      return { field: 'email', errorType: fault.kind, errorMessage: email.tooMany(fault.minutes) }
    case 'email': {
      const [, written = ''] = sent.find(([name]) => name === 'email') ?? []
      const verdict = validateField(written, emailRules, 'blur')
      const error = verdict.kind === 'invalid' ? verdict.error : ({ kind: 'generic' } as const)
      const errorMessage = fieldMessage(general, messageOfError(error))
      return { field: 'email', errorType: error.kind, errorMessage }
    }
  }
}
