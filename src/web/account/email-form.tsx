import type { FormEvent } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useContactText } from './contact-text.ts'
import { RefusedAlert } from './refused-alert.tsx'

type EmailFormProps = {
  readonly hasPassword: boolean
  readonly refusal: SettingsRefusal | undefined
}

const location = 'settings-email'

/** A new email address: it must be confirmed from the email sent to it; the password proves the identity of the member. */
export function EmailForm({ hasPassword, refusal }: EmailFormProps) {
  const { email: text } = useAccountText().settings
  const refused = refusalOf(refusal, 'email')
  const form = useForm({
    location,
    initial: { email: refused?.email ?? '', current: '' },
    rules: { email: emailRules, current: { required: hasPassword } },
    labels: { email: text.email, current: text.current },
  })
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {refused && form.attempt === 0 && <Refused {...refused} />}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <p className="mb-4 text-ink-2">{text.text}</p>
      <input type="hidden" name="intent" value="email" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...form.field('email')} name="email" type="email" autoComplete="email" />
        {hasPassword && (
          <TextInput
            {...form.field('current')}
            name="current"
            type="password"
            autoComplete="current-password"
          />
        )}
      </div>
      {refused?.reason.kind === 'captcha-needed' && (
        <div className="mt-4">
          <CaptchaBox />
        </div>
      )}
      <Button type="submit" size="small" className="mt-5">
        {text.ask}
      </Button>
    </form>
  )
}

function Refused({ reason, field }: Extract<SettingsRefusal, { form: 'email' }>) {
  const { email: text } = useAccountText().settings
  const message = useContactText()
  const about = { location, errorType: reason.kind, field, fieldLabel: text[field] }
  return <RefusedAlert title={message(reason)} about={about} />
}
