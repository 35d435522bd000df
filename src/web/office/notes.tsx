import type { Market } from '#domain/market/market.ts'
import type { OfficeActName } from '#domain/staff/office-pages.ts'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { LongField, Section } from './parts.tsx'

export type Note = { readonly at: Date; readonly actor: string; readonly text: string }

type NotesProps = {
  readonly act: OfficeActName
  readonly market: Market
  readonly notes: readonly Note[]
}

/** What staff tell each other; customers never see it. */
export function Notes({ act, market, notes }: NotesProps) {
  const { notes: text } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <Section title={text.title}>
      {notes.length === 0 && <p className="text-ink-2">{text.none}</p>}
      {notes.map(note => (
        <p key={`${note.at.getTime()} ${note.actor}`} className="border-l-2 border-gold-2 pl-3">
          <span className="block text-meta text-ink-2">
            {note.actor}, {time(note.at)}
          </span>
          <span className="whitespace-pre-line wrap-anywhere">{note.text}</span>
        </p>
      ))}
      {/* Another note empties the field. */}
      <ActForm key={notes.length} act={act} market={market} hasReason={false} tone="ghost">
        <LongField label={text.text} name="text" required rows={2} maxLength={2_000} />
      </ActForm>
    </Section>
  )
}
