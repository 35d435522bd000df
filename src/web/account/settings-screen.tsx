import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router'
import type { SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAccountText } from '../text/use-account-text.ts'
import { AccountFrame } from './account-frame.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { EmailForm } from './email-form.tsx'
import { EraseForm } from './erase-form.tsx'
import { Passkeys, type PasskeysProps } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneSection } from './phone-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsSection } from './settings-section.tsx'

type SettingsScreenProps = Omit<ComponentProps<typeof ProfileForm>, 'refusal'> &
  Omit<ComponentProps<typeof PasswordForm>, 'refusal'> &
  Omit<PasskeysProps, 'refusal'> &
  Omit<ComponentProps<typeof AddressesSection>, 'successMessage'> &
  ComponentProps<typeof SessionList> & {
    readonly done:
      | 'profile'
      | 'email'
      | 'phone'
      | 'password'
      | 'passkeys'
      | 'sessions'
      | 'addresses'
      | undefined
    readonly refusal: SettingsRefusal | undefined
  }

export function SettingsScreen({ done, refusal, ...loaded }: SettingsScreenProps) {
  const { settings: text } = useAccountText()
  const successMessageIn = (part: NonNullable<typeof done>) =>
    done === part && !refusal ? text.done[part] : undefined
  const { title: profileTitle } = text.profile
  const version = useChangedAt(refusal)
  return (
    <AccountFrame title={text.title} current="settings">
      <div className="grid gap-5">
        <SettingsSection
          id="profile"
          title={profileTitle}
          successMessage={successMessageIn('profile')}
        >
          <ProfileForm {...loaded} refusal={refusal} />
        </SettingsSection>
        <SettingsSection
          id="email"
          title={text.email.title}
          successMessage={successMessageIn('email')}
        >
          <EmailForm {...loaded} refusal={refusal} key={version} />
        </SettingsSection>
        <SettingsSection
          id="phone"
          title={text.phone.title}
          successMessage={successMessageIn('phone')}
        >
          <PhoneSection refusal={refusal} key={version} />
        </SettingsSection>
        <AddressesSection {...loaded} successMessage={successMessageIn('addresses')} />
        <SettingsSection
          id="password"
          title={text.password.title}
          successMessage={successMessageIn('password')}
        >
          <PasswordForm {...loaded} refusal={refusal} key={version} />
        </SettingsSection>
        <SettingsSection
          id="passkeys"
          title={text.passkeys.title}
          successMessage={successMessageIn('passkeys')}
        >
          <Passkeys {...loaded} refusal={refusal} key={version} />
        </SettingsSection>
        <SettingsSection
          id="sessions"
          title={text.sessions.title}
          successMessage={successMessageIn('sessions')}
        >
          <SessionList sessions={loaded.sessions} />
        </SettingsSection>
        <SettingsSection id="own" title={text.own.title}>
          <ExportForm />
        </SettingsSection>
        <SettingsSection id="erase" title={text.erase.title}>
          <EraseForm {...loaded} refusal={refusal} key={version} />
        </SettingsSection>
      </div>
    </AccountFrame>
  )
}

/** Changes with each change that the server made: the forms are then empty again. A refused form keeps what was typed. */
function useChangedAt(refusal: SettingsRefusal | undefined): string {
  const { key } = useLocation()
  const [changedAt, setChangedAt] = useState(key)
  if (refusal || changedAt === key) return changedAt
  setChangedAt(key)
  return key
}

/** Everything that is stored about a member, as one file (Rules of trade, Law 11). */
function ExportForm() {
  const { own } = useAccountText().settings
  const { base, market } = useMarket()
  return (
    <form method="post" action={`${base}${buildUrl(market, 'settings')}export/`}>
      <p className="text-ink-2">{own.text}</p>
      <Button type="submit" size="small" tone="ghost" name="intent" value="export" className="mt-4">
        {own.download}
      </Button>
    </form>
  )
}
