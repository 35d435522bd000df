import { useState } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import type { StepChoices } from '#domain/trade-in/step-view.ts'
import { type FormField, useForm } from '#web/form/use-form.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'

type EmailForm = {
  readonly field: FormField
  /** Whether the address is valid; otherwise its error is shown and the field is focused. */
  readonly submit: () => boolean
}

const rules = { email: emailRules }
const id = 'email'

/** The email address of the last step. `refusal` is shown until another address is validated. */
export function useEmailForm(
  choices: StepChoices | undefined,
  sent: URLSearchParams | undefined,
  refusal: string | undefined,
): EmailForm {
  const { email: text } = useTradeInStepsText()
  const initialEmail = sent?.get('email') ?? (choices?.kind === 'address' ? choices.email : '')
  const [settledEmail, setSettledEmail] = useState(initialEmail)
  const form = useForm({
    location: 'sell-email',
    initial: { email: initialEmail },
    rules,
    labels: { email: text.label },
    onSettled: ({ email }) => setSettledEmail(email),
  })
  const field = form.field('email')
  const error = field.error ?? (settledEmail === initialEmail ? refusal : undefined)
  const submit = () => {
    if (form.submit()) return true
    // One field needs no error summary: focus moves to it.
    document.getElementById(id)?.focus()
    return false
  }
  return { field: { ...field, id, error }, submit }
}
