import { emailRules } from '#domain/field/contact-rules.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { EntryForm } from './entry-form.tsx'
import type { SignInFormProps } from './password-form.tsx'
import { useEntryForm } from './use-entry-form.ts'

const rules = { email: emailRules }

/** Requests an email with a sign-in link. */
export function LinkForm({ entry, email, onEmail }: SignInFormProps) {
  const { labels, link } = useIdentityText()
  const form = useEntryForm({
    entry,
    rules,
    labels,
    name: 'link',
    initial: { email },
    onSettled: values => onEmail(values.email),
  })
  return (
    <EntryForm form={form} submit={link.submit}>
      <EmailInput {...form.field('email')} name="email" />
    </EntryForm>
  )
}
