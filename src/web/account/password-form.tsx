import type { FormEvent } from 'react'
import { passwordFault } from '#domain/identity/password-rules.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { useForm } from '#web/checkout/use-form.ts'
import { CaptchaBox } from '#web/identity/captcha-box.tsx'
import { useAccountText } from '#web/text/account/account-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePasswordWords } from './password-words.ts'
import { RefusedNotice } from './refused-notice.tsx'

type PasswordFormProps = {
  readonly hasPassword: boolean
  readonly email?: string
  readonly refusal: SettingsRefusal | undefined
}

const location = 'settings-password'

/** The one in use proves who asks; who has none may choose a first one. */
export function PasswordForm({ hasPassword, email, refusal }: PasswordFormProps) {
  const { password: text } = useAccountText().settings
  const refused = refusalOf(refusal, 'password')
  const form = usePasswordForm(hasPassword, email)
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {refused && form.attempt === 0 && <Refused {...refused} />}
      <ErrorSummary faults={form.faults} attempt={form.attempt} />
      {!hasPassword && <p className="mb-4 text-ink-2">{text.none}</p>}
      <input type="hidden" name="intent" value="password" />
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
      {refused?.reason.kind === 'captcha-needed' && (
        <div className="mt-4">
          <CaptchaBox />
        </div>
      )}
      <Button type="submit" size="small" className="mt-5">
        {hasPassword ? text.save : text.set}
      </Button>
    </form>
  )
}

/** One for trying too often is about no field. */
function Refused({ reason }: Extract<SettingsRefusal, { form: 'password' }>) {
  const { password: text } = useAccountText().settings
  const words = usePasswordWords()
  const errorType = reason.kind
  const isGuarded = errorType === 'captcha-needed' || errorType === 'too-many-tries'
  const asked =
    errorType === 'wrong-password'
      ? { field: 'current', fieldLabel: text.current }
      : { field: 'password', fieldLabel: text.next }
  const about = { location, errorType, ...(!isGuarded && asked) }
  return <RefusedNotice title={words.ofRefusal(reason)} about={about} />
}

function usePasswordForm(hasPassword: boolean, email: string | undefined) {
  const { password: text } = useAccountText().settings
  const words = usePasswordWords()
  return useForm({
    location,
    initial: { current: '', password: '' },
    rules: {
      current: { required: hasPassword },
      password: {
        required: true,
        condition: (typed: string) => passwordFault(typed, email) === undefined,
      },
    },
    labels: { current: text.current, password: text.next },
    faultWords: (name, { kind }, typed) =>
      name === 'password' && kind === 'generic' ? words.ofTyped(typed, email) : undefined,
  })
}
