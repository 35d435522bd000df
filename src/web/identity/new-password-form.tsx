import { useIdentityText } from '#web/text/use-identity-text.ts'
import { newPasswordRules } from '../form/entry-rules.ts'
import { EntryForm } from './entry-form.tsx'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useNewPasswordText } from './use-new-password-text.ts'

const rules = { password: newPasswordRules }

export function NewPasswordForm(props: { readonly entry: Entry; readonly token: string }) {
  const { labels, reset } = useIdentityText()
  const form = useEntryForm({
    entry: props.entry,
    rules,
    name: 'reset',
    labels: { password: labels.newPassword },
    initial: { password: '' },
    errorText: useNewPasswordText(),
  })
  return (
    <EntryForm form={form} submit={reset.submit} hidden={{ token: props.token }}>
      <PasswordInput
        {...form.field('password')}
        autoComplete="new-password"
        hint={<PasswordMeter password={form.values.password} email="" />}
      />
    </EntryForm>
  )
}
