import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { type OfficePageName, officeUrl } from '#domain/staff/office-pages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { ChipLink } from './chip-link.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, Section, Table } from './parts.tsx'
import { useTrail } from './trail.ts'

type Facts = Readonly<Record<string, unknown>>
type Subject = { readonly page: OfficePageName; readonly number: string }

type TasksScreenProps = {
  readonly kind: string | undefined
  readonly kinds: readonly { readonly kind: string; readonly count: number }[]
  readonly rows: readonly {
    readonly id: string
    readonly market: Market
    readonly kind: string
    readonly facts: Facts
    readonly createdAt: Date
    readonly subject: Subject | null
  }[]
  readonly next: string | undefined
  readonly late: readonly {
    readonly what: keyof ReturnType<typeof useOfficeText>['tasks']['lateWhat']
    readonly page: OfficePageName
    readonly number: string
    readonly market: Market
    readonly since: Date
  }[]
  readonly failing: readonly {
    readonly job: string
    readonly count: number
    readonly since: Date
    readonly error: string
  }[]
}

/** What the shop asks staff to do, what is late, and what fails in the background. */
export function TasksScreen({ kind, kinds, rows, next, late, failing }: TasksScreenProps) {
  const { tasks: text, list, pages } = useOfficeText()
  const nameOf = useTaskName()
  const url = (query: Record<string, string>) =>
    `${officeUrl('tasks')}?${new URLSearchParams(query)}`
  return (
    <>
      <OfficeTitle>{pages.tasks}</OfficeTitle>
      <DoneAlert />
      <nav aria-label={text.what} className="flex flex-wrap gap-1.5">
        <ChipLink href={officeUrl('tasks')} isCurrent={kind === undefined}>
          {text.all}
        </ChipLink>
        {kinds.map(each => (
          <ChipLink key={each.kind} href={url({ kind: each.kind })} isCurrent={each.kind === kind}>
            {text.ofKind(nameOf(each.kind), each.count)}
          </ChipLink>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <ul className="grid gap-3">
          {rows.map(task => (
            <li key={task.id} className="card grid gap-4 p-4.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <Task task={task} />
            </li>
          ))}
        </ul>
      )}
      {next !== undefined && (
        <div>
          <ButtonLink
            tone="ghost"
            size="small"
            href={url({ ...(kind !== undefined && { kind }), after: next })}
          >
            {list.nextPage}
          </ButtonLink>
        </div>
      )}
      <Late late={late} />
      {failing.length > 0 && <Failing failing={failing} />}
    </>
  )
}

/** The name of a kind of task; one that is not worded yet is shown as it is stored. */
export function useTaskName() {
  const { tasks } = useOfficeText()
  return (kind: string): string => ownEntry(tasks.kinds, kind) ?? kind.replaceAll('-', ' ')
}

/** The facts of a task in words; the number of its subject stands above them. */
function useFacts() {
  const { tasks: text } = useOfficeText()
  const { money, day } = useOfficeFormat()
  const { nameOf, reasonOf } = useTrail()
  const wordOf = (name: string, value: unknown) => {
    if (typeof value !== 'string') return inWords(value)
    if (name === 'day') return day(value)
    return name === 'reason' ? reasonOf(value) : name === 'carrier' ? nameOf(value) : value
  }
  return ({ amountMinor, currency, number: _, ...facts }: Facts) => {
    const amount =
      typeof amountMinor === 'number' && typeof currency === 'string'
        ? [[text.factNames.amount, money({ minor: amountMinor, currency: currency as Currency })]]
        : []
    const others = Object.entries(facts)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [ownEntry<string>(text.factNames, name) ?? name, wordOf(name, value)])
    return [...amount, ...others]
  }
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Task({ task }: { readonly task: TasksScreenProps['rows'][number] }) {
  const { tasks: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const nameOf = useTaskName()
  const factsOf = useFacts()
  const { id, kind, market, subject, facts, createdAt } = task
  return (
    <>
      <div className="grid content-start gap-1.5">
        <h2 className="text-[1.0625rem] font-bold">{nameOf(kind)}</h2>
        <p className="flex flex-wrap gap-x-3 text-ink-2">
          {subject && <SubjectLink {...subject} />}
          <span>{marketNames[market]}</span>
          <span>{time(createdAt)}</span>
        </p>
        <dl aria-label={text.facts} className="text-meta text-ink-2">
          {factsOf(facts).map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt>{name}:</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ActForm act="close-task" market={market} item={id} tone="ghost" />
    </>
  )
}

function SubjectLink({ page, number }: Subject) {
  const { pages } = useOfficeText()
  return (
    <TextLink href={officeUrl(page, number)}>
      {pages[page]} {number}
    </TextLink>
  )
}

function Late({ late }: Pick<TasksScreenProps, 'late'>) {
  const { tasks: text, list } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <Section title={text.late}>
      {late.length === 0 ? (
        <p className="text-ink-2">{text.noLate}</p>
      ) : (
        <Table caption={text.late} heads={[text.what, text.about, list.market, text.since]}>
          {late.map(each => (
            <tr key={`${each.what} ${each.number}`}>
              <Cell className="font-[560]">{text.lateWhat[each.what]}</Cell>
              <Cell>
                <SubjectLink page={each.page} number={each.number} />
              </Cell>
              <Cell>{marketNames[each.market]}</Cell>
              <Cell className="whitespace-nowrap">{time(each.since)}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Failing({ failing }: Pick<TasksScreenProps, 'failing'>) {
  const { tasks: text, acts } = useOfficeText()
  const { time, number } = useOfficeFormat()
  const nameOf = useTaskName()
  return (
    <Section title={text.failing}>
      <p className="text-ink-2">{text.failingText}</p>
      <Table
        caption={text.failing}
        heads={[text.job, text.items, text.since, text.error, acts['retry-job']]}
      >
        {failing.map(({ job, count, since, error }) => (
          <tr key={job}>
            <Cell className="font-[560]">{nameOf(`${job}-stuck`)}</Cell>
            <Cell className="text-right">{number(count)}</Cell>
            <Cell className="whitespace-nowrap">{time(since)}</Cell>
            <Cell className="wrap-anywhere">{error}</Cell>
            <Cell className="min-w-52">
              <ActForm
                act="retry-job"
                market={undefined}
                item={job}
                hasReason={false}
                tone="ghost"
              />
            </Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
