import { emailRules } from '#domain/field/contact-rules.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { EmailField } from './email-field.tsx'
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
      <EmailField {...form.field('email')} autoComplete="email" />
    </EntryForm>
  )
}
