import type { FormEvent } from 'react'
import {
  deviceTextLimits,
  type UnlistedForm as Form,
  type UnlistedField,
  unlistedChoices,
  unlistedRules,
} from '#domain/trade-in/unlisted-device.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useUnlistedText } from '#web/text/use-unlisted-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** A form that the server refused, with its values as typed. */
export type UnlistedRefused = {
  readonly form: Form
  readonly refusal:
    | { readonly kind: 'form'; readonly errors: readonly UnlistedField[] }
    | { readonly kind: 'captcha-needed' | 'too-many-tries' }
  /** Sent without a solved captcha. */
  readonly isUnsolved: boolean
}

export type UnlistedFormProps = {
  /** What was searched for. */
  readonly device: string
  /** The member's address, '' for visitors. */
  readonly email: string
  readonly refused: UnlistedRefused | undefined
}

const location = 'sell-unlisted'

/** A native form; errors are shown before it is sent, and no input is lost. */
export function UnlistedForm({ device, email, refused }: UnlistedFormProps) {
  const text = useUnlistedText()
  const form = useForm<UnlistedField>({
    location,
    initial: refused?.form ?? { device, choice: 'quote', email },
    rules: unlistedRules,
    labels: text.labels,
    errorText: field => text.missing[field],
    refused: refused?.refusal.kind === 'form' ? refused.refusal.errors : [],
  })
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  const { value, onChange, onBlur, ...field } = form.field('device')
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <Refusal refused={refused} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <Field {...field} hint={text.deviceHint(deviceTextLimits.max)}>
        {control => (
          <textarea
            {...control}
            {...{ value, onBlur }}
            onChange={event => onChange(event.target.value)}
            name="device"
            rows={4}
            autoComplete="off"
            className={inputClass({ error: field.error })}
          />
        )}
      </Field>
      <Select
        {...form.field('choice')}
        name="choice"
        onChange={choice => form.choose('choice', { choice })}
      >
        {unlistedChoices.map(choice => (
          <option key={choice} value={choice}>
            {text.choices[choice]}
          </option>
        ))}
      </Select>
      <TextInput
        {...form.field('email')}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
      />
      <CaptchaBox sendsAgain={refused?.refusal.kind === 'captcha-needed' && refused.isUnsolved} />
      <Button type="submit" className="justify-self-start">
        {text.send}
      </Button>
    </form>
  )
}

function Refusal({ refused }: Pick<UnlistedFormProps, 'refused'>) {
  const text = useUnlistedText()
  const kind = refused?.refusal.kind ?? 'form'
  const title = kind === 'captcha-needed' ? text.captcha : text.tooMany
  const formError = { location, errorType: kind, fieldLabel: '', errorMessage: title, field: '' }
  useShownErrors(kind === 'form' ? [] : [formError])
  if (kind === 'form') return undefined
  return <Alert tone="error" announce="assertive" title={title} />
}
