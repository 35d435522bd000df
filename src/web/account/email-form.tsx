import { emailRules } from '#domain/field/contact-rules.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useContactText } from './contact-text.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { SettingsForm } from './settings-form.tsx'

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
    rules: { email: emailRules, current: { required: hasPassword && 'current-password' } },
    labels: { email: text.email, current: text.current },
  })
  return (
    <SettingsForm
      form={form}
      intent="email"
      refused={refused}
      alert={refused && <Refused {...refused} />}
      submit={text.ask}
    >
      <p className="mb-4 text-ink-2">{text.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailInput {...form.field('email')} name="email" />
        {hasPassword && (
          <TextInput
            {...form.field('current')}
            name="current"
            type="password"
            autoComplete="current-password"
          />
        )}
      </div>
    </SettingsForm>
  )
}

function Refused({ reason, field }: Extract<SettingsRefusal, { form: 'email' }>) {
  const { email: text } = useAccountText().settings
  const message = useContactText()
  const about = { location, errorType: reason.kind, field, fieldLabel: text[field] }
  return <RefusedAlert title={message(reason)} about={about} />
}
