import { useState } from 'react'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { PasskeyRequest } from '#web/client/passkey-browser.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useIdentityText } from '../text/use-identity-text.ts'
import { CodeForm } from './code-form.tsx'
import { EntryHeading, EntrySteps, type HeadingTag } from './entry-card.tsx'
import { useEntryPath } from './entry-path.ts'
import { LinkForm } from './link-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { type SignInView, stepOf, viewAfter } from './sign-in-step.ts'
import type { Entry } from './use-entry.ts'
import { WayRefused } from './way-refused.tsx'

export type SignInPanelProps = {
  readonly as?: HeadingTag
  readonly entry: Entry
  readonly next: string
  readonly view: SignInView
  readonly socialWays: readonly SocialWay[]
  readonly passkey?: PasskeyRequest
  /** The address to begin with. */
  readonly email?: string
}

/** All sign-in methods, one form at a time; on a separate page and in the checkout. */
export function SignInPanel({ as = 'h1', entry, next, ...props }: SignInPanelProps) {
  const [view, setView] = useState(() => viewAfter(entry.answer) ?? props.view)
  const { code } = useIdentityText()
  const step = stepOf(entry.answer, view)
  const show = (chosen: SignInView) => {
    entry.dismiss()
    setView(chosen)
  }
  return (
    <EntrySteps step={step.kind}>
      {step.kind === 'sent' && <MailSent as={as} sent={step.sent} onAgain={entry.dismiss} />}
      {step.kind === 'onward' && <Onward as={as} url={step.url} />}
      {step.kind === 'code' && (
        <>
          <EntryHeading as={as} title={code.title} lead={code.lead(step.phone)} />
          <CodeForm entry={entry} phone={step.phone} onOther={() => show('phone')} />
        </>
      )}
      {(step.kind === 'password' || step.kind === 'link' || step.kind === 'phone') && (
        <Ways {...props} {...{ as, entry, next }} view={step.kind} onView={show} />
      )}
    </EntrySteps>
  )
}

type WaysProps = SignInPanelProps & {
  readonly as: HeadingTag
  readonly onView: (view: SignInView) => void
}

function Ways({
  as,
  entry,
  next,
  view,
  socialWays,
  passkey,
  onView,
  email: given = '',
}: WaysProps) {
  const text = useIdentityText()
  const [email, setEmail] = useState(given)
  const pathOf = useEntryPath(next)
  const emailProps = { entry, email, onEmail: setEmail }
  const viewText = view === 'password' ? text.signIn : text[view]
  return (
    <>
      <EntryHeading as={as} title={viewText.title} lead={viewText.lead} />
      <WayRefused form="social" entry={entry} />
      <WayRefused form="passkey" entry={entry} />
      {view === 'password' && (
        <PasswordForm {...emailProps} forgotPath={pathOf('forgot-password')} />
      )}
      {view === 'link' && <LinkForm {...emailProps} />}
      {view === 'phone' && <PhoneForm entry={entry} />}
      <OtherWays {...{ entry, next, view, socialWays, passkey, onView }} />
    </>
  )
}

/** Leads to a third-party identity provider: a form may not redirect to another host (form-action), a page may. */
function Onward({ url, as }: { readonly url: string; readonly as: 'h1' | 'h2' }) {
  const { onward } = useIdentityText()
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <EntryHeading as={as} title={onward.title} lead={onward.lead} />
      <ButtonLink href={url} full className="mt-5">
        {onward.submit}
      </ButtonLink>
    </>
  )
}
