import { refusalOf } from './entry-answer.ts'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { EntryForm } from './entry-form.tsx'
import { OverLink } from './over-link.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

type OpenLinkProps = {
  readonly entry: Entry
  readonly token: string
  readonly text: Readonly<Record<'title' | 'lead' | 'submit' | 'another', string>>
  /** Where another link can be requested. */
  readonly anotherPath: string
}

/** An email's link signs in only when a person clicks the button: mail programs open links too. */
export function OpenLink({ entry, token, text, anotherPath }: OpenLinkProps) {
  const form = useEntryForm({ entry, name: 'open-link', initial: {}, rules: {}, labels: {} })
  const refused = refusalOf(entry.answer, 'open-link')
  const isOver = refused?.refusal.kind === 'invalid-link'
  return (
    <EntryCard title={text.title} step="open-link">
      <EntryHeading title={text.title} lead={isOver ? undefined : text.lead} />
      {isOver ? (
        <OverLink {...{ refused, anotherPath }} another={text.another} />
      ) : (
        <EntryForm form={form} submit={text.submit} hidden={{ token }} />
      )}
    </EntryCard>
  )
}
