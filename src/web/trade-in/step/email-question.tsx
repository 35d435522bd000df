import { useState } from 'react'
import type { StepChoices } from '#domain/trade-in/step-view.ts'
import { useTradeInStepsText } from '#web/text/trade-in/steps/steps-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { QuestionProps } from './question-props.ts'

type EmailProps = Pick<QuestionProps, 'sent' | 'errorOf'> & {
  readonly choices: Extract<StepChoices, { kind: 'address' }>
}

/** The email address for the offer, and a separate consent to the newsletter. */
export function EmailQuestion({ sent, errorOf, choices }: EmailProps) {
  const { email: text } = useTradeInStepsText()
  const [email, setEmail] = useState(sent?.get('email') ?? choices.email)
  return (
    <div className="grid max-w-120 gap-4">
      <input type="hidden" name="key" value={choices.key} />
      <TextInput
        id="email"
        type="email"
        name="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={text.label}
        required
        hint={text.hint}
        error={errorOf('email')}
        value={email}
        onChange={setEmail}
        autoComplete="email"
      />
      <Checkbox
        name="newsletter"
        label={text.newsletter}
        defaultChecked={sent?.get('newsletter') === 'on'}
      />
    </div>
  )
}
