import { emailRules } from '#domain/field/contact-rules.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { EntryForm } from './entry-form.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

const rules = { email: emailRules }

export function ForgotForm({ entry }: { readonly entry: Entry }) {
  const { labels, forgot } = useIdentityText()
  const form = useEntryForm({
    entry,
    rules,
    labels,
    name: 'forgot',
    initial: { email: '' },
  })
  return (
    <EntryForm form={form} submit={forgot.submit} hasCaptcha>
      <EmailInput {...form.field('email')} name="email" />
    </EntryForm>
  )
}
