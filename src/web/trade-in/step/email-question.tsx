import type { StepChoices } from '#domain/trade-in/step-view.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import type { FormField } from '#web/form/use-form.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { QuestionProps } from './question-props.ts'

type EmailProps = Pick<QuestionProps, 'sent'> & {
  readonly field: FormField
  readonly choices: Extract<StepChoices, { kind: 'address' }>
}

/** The email address for the offer, and a separate consent to the newsletter. */
export function EmailQuestion({ sent, field, choices }: EmailProps) {
  const { email: text } = useTradeInStepsText()
  return (
    <div className="grid max-w-120 gap-4">
      <input type="hidden" name="key" value={choices.key} />
      <EmailInput {...field} name="email" hint={text.hint} />
      <Checkbox
        name="newsletter"
        label={text.newsletter}
        defaultChecked={sent?.get('newsletter') === 'on'}
      />
    </div>
  )
}
