import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import { isOfficeAct, officeActNames, officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, OfficeTitle, Table, TextField } from './parts.tsx'

type Entry = {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly market: Market | null
  readonly reason: string | null
  readonly before: unknown
  readonly after: unknown
  readonly outcome: string | null
}

type AuditScreenProps = {
  readonly subject: string | undefined
  readonly action: string | undefined
  readonly actor: string | undefined
  readonly rows: readonly Entry[]
  readonly next: string | undefined
}

/** Who did what, newest first. */
export function AuditScreen({ subject, action, actor, rows, next }: AuditScreenProps) {
  const text = useOfficeText()
  const { audit, pages, list } = text
  const { time } = useOfficeFormat()
  const acted = (action: string) =>
    isOfficeAct(action) ? text.acts[action] : (text.ownActs[action] ?? action)
  const ended = (outcome: string | null) =>
    outcome === 'done'
      ? audit.done
      : outcome === null
        ? audit.unknown
        : (text.refusals[outcome] ?? outcome)
  const url = (query: Record<string, string>) =>
    `${officeUrl('audit')}?${new URLSearchParams(query)}`
  const filter: Record<string, string> = {
    ...(subject !== undefined && { subject }),
    ...(action !== undefined && { action }),
    ...(actor !== undefined && { actor }),
  }
  return (
    <>
      <OfficeTitle>{pages.audit}</OfficeTitle>
      {subject !== undefined && (
        <p className="flex flex-wrap gap-4">
          <b>{audit.only(subject)}</b>
          <TextLink href={officeUrl('audit')}>{audit.showAll}</TextLink>
        </p>
      )}
      <Form className="flex flex-wrap items-end gap-3">
        {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
        <Choice
          label={audit.what}
          name="action"
          defaultValue={action ?? ''}
          options={[
            ['', audit.anything],
            ...officeActNames.map(each => [each, text.acts[each]] as const),
          ]}
        />
        <TextField label={audit.who} name="actor" defaultValue={actor} autoComplete="off" />
        <Button type="submit" tone="ghost" size="small">
          {list.show}
        </Button>
        <TextLink href={`/office/audit.csv?${new URLSearchParams(filter)}`} download>
          {audit.export}
        </TextLink>
      </Form>
      {rows.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={pages.audit}
          heads={[
            audit.time,
            audit.who,
            audit.what,
            audit.subject,
            audit.reason,
            audit.change,
            audit.outcome,
          ]}
        >
          {rows.map(entry => (
            <tr key={entry.id}>
              <Cell className="whitespace-nowrap">{time(entry.at)}</Cell>
              <Cell>{entry.actor}</Cell>
              <Cell className="font-[560]">{acted(entry.action)}</Cell>
              <Cell>
                <TextLink href={url({ subject: entry.subject })}>{entry.subject}</TextLink>
                {entry.market !== null && (
                  <span className="block text-meta text-ink-2">{marketNames[entry.market]}</span>
                )}
              </Cell>
              <Cell>{entry.reason}</Cell>
              <Cell className="max-w-90 text-meta">
                {entry.before != null && (
                  <span className="block wrap-anywhere">
                    {audit.before}: {JSON.stringify(entry.before)}
                  </span>
                )}
                {entry.after != null && (
                  <span className="block wrap-anywhere">
                    {audit.after}: {JSON.stringify(entry.after)}
                  </span>
                )}
              </Cell>
              <Cell>{ended(entry.outcome)}</Cell>
            </tr>
          ))}
        </Table>
      )}
      {next !== undefined && (
        <div>
          <ButtonLink tone="ghost" size="small" href={url({ ...filter, before: next })}>
            {list.next}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
