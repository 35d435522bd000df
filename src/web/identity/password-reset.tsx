import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { refusalOf } from './entry-answer.ts'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { useEntryPath } from './entry-path.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { OverLink } from './over-link.tsx'
import type { Entry } from './use-entry.ts'
import { useRefusalReport } from './use-entry-form.ts'

type PasswordResetProps = {
  readonly entry: Entry
  readonly token: string
  readonly next: string
}

/** The page of an email's link, with the new password that it allows to set. */
export function PasswordReset({ entry, token, next }: PasswordResetProps) {
  const { reset, signIn, refusals } = useIdentityText()
  const { base } = useMarket()
  const pathOf = useEntryPath(next)
  const refused = refusalOf(entry.answer, 'reset')
  const isOver = refused?.refusal.kind === 'invalid-link'
  // The form that was replaced has nothing left to report.
  useRefusalReport('reset', isOver ? refused : undefined, refusals['invalid-link'])
  if (entry.answer?.kind === 'password-set')
    return (
      <EntryCard title={reset.doneTitle} step="done">
        <EntryHeading title={reset.doneTitle} lead={reset.doneText} />
        <ButtonLink full href={base + pathOf('login')}>
          {signIn.submit}
        </ButtonLink>
      </EntryCard>
    )
  return (
    <EntryCard title={reset.title} step="form">
      <EntryHeading title={reset.title} lead={isOver ? undefined : reset.lead} />
      {isOver ? (
        <OverLink
          refused={refused}
          anotherPath={pathOf('forgot-password')}
          another={reset.another}
        />
      ) : (
        <NewPasswordForm entry={entry} token={token} />
      )}
    </EntryCard>
  )
}
