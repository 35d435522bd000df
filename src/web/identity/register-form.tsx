import { emailRules, nameRules } from '#domain/field/contact-rules.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { newPasswordRules } from '../form/entry-rules.ts'
import { EntryForm } from './entry-form.tsx'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useNewPasswordText } from './use-new-password-text.ts'

export function RegisterForm({ entry }: { readonly entry: Entry }) {
  const { labels, register } = useIdentityText()
  const { market } = useMarket()
  const form = useEntryForm({
    entry,
    labels,
    name: 'register',
    initial: { name: '', email: '', password: '' },
    rules: { name: nameRules(market), email: emailRules, password: newPasswordRules },
    errorText: useNewPasswordText(),
  })
  const { email, password } = form.values
  return (
    <EntryForm form={form} submit={register.submit} hasCaptcha>
      <TextInput {...form.field('name')} name="name" autoComplete="name" />
      <EmailInput {...form.field('email')} name="email" autoComplete="username" />
      <PasswordInput
        {...form.field('password')}
        autoComplete="new-password"
        hint={<PasswordMeter {...{ password, email }} />}
      />
      <Checkbox
        name="newsletter"
        label={register.newsletter}
        defaultChecked={form.refused?.typed.newsletter === 'on'}
      />
      <Agreement />
    </EntryForm>
  )
}

function Agreement() {
  const { agreement } = useIdentityText().register
  const { base, market } = useMarket()
  return (
    <p className="text-label text-ink-2">
      {agreement.before}
      <TextLink href={base + buildUrl(market, 'terms')}>{agreement.terms}</TextLink>
      {agreement.between}
      <TextLink href={base + buildUrl(market, 'privacy')}>{agreement.privacy}</TextLink>
      {agreement.after}
    </p>
  )
}
