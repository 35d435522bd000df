import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AddressLink } from './address-link.tsx'
import type { EntryAnswer } from './entry-answer.ts'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { useEntryPath } from './entry-path.ts'
import { ForgotForm } from './forgot-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasswordReset } from './password-reset.tsx'
import { useEntry } from './use-entry.ts'

type ForgotScreenProps = {
  readonly response: EntryAnswer | undefined
  readonly next: string
} & ({ readonly kind: 'ask' } | { readonly kind: 'reset' | 'stop'; readonly token: string })

export function ForgotScreen(props: ForgotScreenProps) {
  const { forgot, stopEmail } = useIdentityText()
  const { base } = useMarket()
  const pathOf = useEntryPath(props.next)
  const entry = useEntry(pathOf('forgot-password'), props.response)
  if (props.kind === 'reset')
    return <PasswordReset {...{ entry }} token={props.token} next={props.next} />
  if (props.kind === 'stop') {
    const path = pathOf('forgot-password')
    const paths = { anotherPath: path, onwardPath: path }
    return (
      <AddressLink
        {...{ entry, ...paths }}
        name="stop-email"
        token={props.token}
        text={stopEmail}
      />
    )
  }
  const sent = entry.answer?.kind === 'sent' ? entry.answer : undefined
  return (
    <EntryCard title={forgot.title} step={sent ? 'sent' : 'form'}>
      {sent ? (
        <MailSent sent={sent} onAgain={entry.dismiss} />
      ) : (
        <>
          <EntryHeading title={forgot.title} lead={forgot.lead} />
          <ForgotForm entry={entry} />
        </>
      )}
      <p className="mt-5 border-t border-line pt-4 text-[0.9375rem]">
        <TextLink href={base + pathOf('login')} className="inline-block min-h-6">
          {forgot.toSignIn}
        </TextLink>
      </p>
    </EntryCard>
  )
}
