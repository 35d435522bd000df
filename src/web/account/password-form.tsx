import { passwordError } from '#domain/identity/password-rules.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePasswordText } from './password-text.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { SettingsForm } from './settings-form.tsx'

type PasswordFormProps = {
  readonly hasPassword: boolean
  readonly email?: string
  readonly refusal: SettingsRefusal | undefined
}

const location = 'settings-password'

/** The current password proves the identity of the member; a member without one may set a first password. */
export function PasswordForm({ hasPassword, email, refusal }: PasswordFormProps) {
  const { password: text } = useAccountText().settings
  const refused = refusalOf(refusal, 'password')
  const form = usePasswordForm(hasPassword, email)
  return (
    <SettingsForm
      form={form}
      intent="password"
      refused={refused}
      alert={refused && <Refused {...refused} />}
      submit={hasPassword ? text.save : text.set}
    >
      {!hasPassword && <p className="mb-4 text-ink-2">{text.none}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {hasPassword && (
          <TextInput
            {...form.field('current')}
            name="current"
            type="password"
            autoComplete="current-password"
          />
        )}
        <TextInput
          {...form.field('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={text.hint}
        />
      </div>
    </SettingsForm>
  )
}

/** An error about too many attempts belongs to no field. */
function Refused({ reason }: Extract<SettingsRefusal, { form: 'password' }>) {
  const { password: text } = useAccountText().settings
  const messages = usePasswordText()
  const errorType = reason.kind
  const isAboutAttempts = errorType === 'captcha-needed' || errorType === 'too-many-tries'
  const refusedField =
    errorType === 'wrong-password'
      ? { field: 'current', fieldLabel: text.current }
      : { field: 'password', fieldLabel: text.next }
  const about = { location, errorType, ...(!isAboutAttempts && refusedField) }
  return <RefusedAlert title={messages.ofRefusal(reason)} about={about} />
}

function usePasswordForm(hasPassword: boolean, email: string | undefined) {
  const { password: text } = useAccountText().settings
  const messages = usePasswordText()
  return useForm({
    location,
    initial: { current: '', password: '' },
    rules: {
      current: { required: hasPassword && 'current-password' },
      password: {
        required: 'password',
        condition: (typed: string) => passwordError(typed, email) === undefined,
      },
    },
    labels: { current: text.current, password: text.next },
    errorText: (name, { kind }, typed) =>
      name === 'password' && kind === 'generic' ? messages.ofTyped(typed, email) : undefined,
  })
}
