import { useId, useState } from 'react'
import { meantEmail } from '#domain/field/meant-email.ts'
import { validationDebounceMs } from '#domain/field/timing.ts'
import { afterPress } from '#web/client/after-press.ts'
import { useTimers } from '#web/client/use-timers.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FormField } from './use-form.ts'

type EmailInputProps = FormField & {
  /** Set where the form is submitted natively. */
  readonly name?: string | undefined
  readonly hint?: string | undefined
  readonly className?: string | undefined
  /** `username` if it is paired with a password, so that password managers recognise the pair. */
  readonly autoComplete?: 'username' | 'email' | 'billing email'
}

/** An email address; one at a mistyped host ("gmial.com") is asked about, and accepted all the same. */
export function EmailInput({ autoComplete = 'email', className, ...field }: EmailInputProps) {
  const { settled, onChange, onBlur } = useSettled(field)
  const use = (email: string) => {
    onChange(email)
    // The button disappears with its question.
    document.getElementById(field.id)?.focus()
  }
  return (
    <div className={className}>
      <TextInput
        {...field}
        {...{ autoComplete, onChange, onBlur }}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MeantEmail email={settled} onUse={use} />
    </div>
  )
}

type MeantEmailProps = { readonly email: string; readonly onUse: (email: string) => void }

function MeantEmail({ email, onUse }: MeantEmailProps) {
  const { general } = useText()
  const questionId = useId()
  const { market } = useMarket()
  const meant = meantEmail(market, email)
  return (
    <div role="status" className="text-note">
      {meant !== undefined && (
        <p className="mt-1 text-ink-2 wrap-anywhere">
          <span id={questionId}>{general.meantEmail(meant)}</span>{' '}
          <button
            type="button"
            aria-describedby={questionId}
            onClick={() => onUse(meant)}
            className="min-h-6 min-w-6 text-jade-2 underline underline-offset-3"
          >
            {general.yes}
          </button>
        </p>
      )}
    </div>
  )
}

/** The text that is not being typed any more: '' while it is, then the text when its error is due too (Spec 5.1). */
function useSettled({ value, onChange, onBlur }: FormField) {
  const [settled, setSettled] = useState(value)
  const timers = useTimers<'settle'>()
  return {
    settled: settled === value ? settled : '',
    onChange: (typed: string) => {
      timers.start('settle', validationDebounceMs, () => setSettled(typed))
      onChange(typed)
    },
    onBlur: () => {
      onBlur()
      afterPress(() => setSettled(value))
    },
  }
}
