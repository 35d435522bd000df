import { useEffect } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { knownPasswordRules } from '../form/entry-rules.ts'
import { EntryForm } from './entry-form.tsx'
import { PasswordInput } from './password-input.tsx'
import type { Entry } from './use-entry.ts'
import { type EntryForm as Form, useEntryForm } from './use-entry-form.ts'

export type SignInFormProps = {
  readonly entry: Entry
  readonly email: string
  /** Carries the email address over to the other sign-in methods. */
  readonly onEmail: (email: string) => void
}

const rules = { email: emailRules, password: knownPasswordRules }

export function PasswordForm(props: SignInFormProps & { readonly forgotPath: string }) {
  const { entry, email, onEmail, forgotPath } = props
  const { labels, signIn } = useIdentityText()
  const { base } = useMarket()
  const form = useEntryForm({
    entry,
    rules,
    labels,
    name: 'password',
    initial: { email, password: '' },
    onSettled: values => onEmail(values.email),
  })
  useForgottenPassword(form)
  return (
    <EntryForm form={form} submit={signIn.submit}>
      <EmailInput {...form.field('email')} name="email" autoComplete="username" />
      <div>
        <PasswordInput {...form.field('password')} autoComplete="current-password" />
        <p className="mt-2 text-meta">
          <TextLink href={base + forgotPath} className="inline-block min-h-6">
            {signIn.forgot}
          </TextLink>
        </p>
      </div>
    </EntryForm>
  )
}

/** Typed values stay, except a password that did not match. */
function useForgottenPassword({ refused, values, choose }: Form<'email' | 'password'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (refused?.refusal.kind === 'wrong-credentials')
      choose('email', { email: values.email, password: '' })
  }, [refused])
}
