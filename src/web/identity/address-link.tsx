import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { refusalOf } from './entry-answer.ts'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { EntryForm } from './entry-form.tsx'
import { OverLink } from './over-link.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

type Text = Readonly<
  Record<'title' | 'lead' | 'submit' | 'another' | 'doneTitle' | 'doneText' | 'onward', string>
>

type AddressLinkProps = {
  readonly entry: Entry
  readonly name: 'confirm-email' | 'stop-email'
  readonly token: string
  readonly text: Text
  readonly anotherPath: string
  readonly onwardPath: string
}

/** Applies an email's link to the address of an account when a person clicks the button: it does not sign anyone in. */
export function AddressLink(props: AddressLinkProps) {
  const { entry, name, token, text, anotherPath, onwardPath } = props
  const { base } = useMarket()
  const form = useEntryForm({ entry, name, initial: {}, rules: {}, labels: {} })
  if (entry.answer?.kind === 'link-done')
    return (
      <EntryCard title={text.doneTitle} step="done">
        <EntryHeading title={text.doneTitle} lead={text.doneText} />
        <ButtonLink full href={base + onwardPath}>
          {text.onward}
        </ButtonLink>
      </EntryCard>
    )
  const refused = refusalOf(entry.answer, name)
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
