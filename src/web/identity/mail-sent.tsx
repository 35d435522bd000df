import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { EntryAnswer } from './entry-answer.ts'
import { EntryHeading } from './entry-card.tsx'

type MailSentProps = {
  readonly sent: Extract<EntryAnswer, { kind: 'sent' }>
  readonly as?: 'h1' | 'h2'
  readonly onAgain: () => void
}

/** The text is the same whether the account exists or not (quality.md). */
export function MailSent({ sent, as = 'h1', onAgain }: MailSentProps) {
  const text = useIdentityText()
  return (
    <>
      <EntryHeading as={as} title={text.sent.title} lead={text.sent[sent.form](sent.to)} />
      <p className="mt-3 text-meta text-ink-2">{text.sent.spam}</p>
      <p className="mt-4 noscript:hidden">
        <Button tone="ghost" size="small" onClick={onAgain}>
          {text.sent.again}
        </Button>
      </p>
    </>
  )
}
