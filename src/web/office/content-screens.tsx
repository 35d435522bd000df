import { useActionData } from 'react-router'
import { type Block, plainText } from '#domain/content/article.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { Day } from '#domain/time/day.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import {
  Cell,
  Choice,
  LongField,
  OfficeTitle,
  Section,
  Stack,
  Stacks,
  StateMark,
  Table,
  TextField,
} from './parts.tsx'

type ContentKind = 'page' | 'post' | 'legal'

type ContentsScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly today: Day
  readonly rows: readonly {
    readonly id: string
    readonly kind: ContentKind
    readonly title: string
    readonly version: string
    readonly publishedAt: Date
    readonly isWithdrawn: boolean
    readonly comingAt: Date | null
  }[]
}

/** The texts of a market: its pages, the articles of its blog and its legal texts. */
export function ContentsScreen({ market, ownMarkets, today, rows }: ContentsScreenProps) {
  const { contents: text, pages, list } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <>
      <OfficeTitle>{`${pages.contents}: ${marketNames[market]}`}</OfficeTitle>
      <MarketBar {...{ market, ownMarkets }} />
      <DoneAlert />
      <Table caption={pages.contents} heads={[text.title, text.kind, list.state, text.publishedAt]}>
        {rows.map(row => (
          <tr key={row.id}>
            <Cell className="min-w-50">
              <TextLink href={contentUrl(row.id, market)}>{row.title}</TextLink>
            </Cell>
            <Cell>{text.kinds[row.kind]}</Cell>
            <Cell>
              <StateMark isWarning={row.comingAt !== null}>
                {row.comingAt === null
                  ? row.isWithdrawn
                    ? text.withdrawn
                    : text.shown
                  : text.comingOn(time(row.comingAt))}
              </StateMark>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.publishedAt)}</Cell>
          </tr>
        ))}
      </Table>
      <Section title={text.add}>
        <ActForm key={market} act="create-post" market={market} hasReason={false}>
          <TextFields kind="post" publishedOn={today} />
        </ActForm>
      </Section>
    </>
  )
}

function contentUrl(id: string, market: Market, version?: string): string {
  const query = new URLSearchParams({ market, ...(version !== undefined && { version }) })
  return `${officeUrl('content', id)}?${query}`
}

type Shown = {
  readonly version: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly tags: readonly string[]
  readonly publishedOn: Day | null
}

type ContentScreenProps = {
  readonly market: Market
  readonly id: string
  readonly kind: ContentKind
  readonly text: Shown
  readonly latest: string
  readonly versions: readonly {
    readonly version: string
    readonly title: string
    readonly publishedAt: Date
    readonly isWithdrawn: boolean
    readonly isCurrent: boolean
  }[]
}

/** One text with its versions; another one is published as a version of its own, at once or later. */
export function ContentScreen(props: ContentScreenProps) {
  const { market, id, kind, text: shown, latest, versions } = props
  const { contents: text, list } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.kinds[kind]}</StateMark>}>
        {shown.title || id}
      </OfficeTitle>
      <DoneAlert />
      <Stacks>
        <Stack>
          <Section title={text.text}>
            <ActForm
              key={`${latest} ${shown.version}`}
              act="publish-content"
              market={market}
              hasReason={false}
            >
              <input type="hidden" name="revision" value={latest} />
              <TextFields kind={kind} shown={shown} />
              <Choice
                label={text.mode}
                name="mode"
                options={[
                  ['look', text.look],
                  ['publish', text.publish],
                ]}
              />
            </ActForm>
          </Section>
        </Stack>
        <Stack>
          <Preview />
          <Section title={text.versions}>
            <Table caption={text.versions} heads={[text.version, text.publishedAt, list.state]}>
              {versions.map(each => (
                <tr key={each.version}>
                  <Cell>
                    <TextLink href={contentUrl(id, market, each.version)}>{each.version}</TextLink>
                    <span className="block text-meta text-ink-2">{each.title}</span>
                  </Cell>
                  <Cell className="whitespace-nowrap">{time(each.publishedAt)}</Cell>
                  <Cell>
                    {each.isCurrent && (
                      <StateMark>{each.isWithdrawn ? text.withdrawn : text.shown}</StateMark>
                    )}
                  </Cell>
                </tr>
              ))}
            </Table>
          </Section>
          {kind === 'post' && (
            <Section title={text.takeOff}>
              <p className="text-ink-2">{text.takeOffText}</p>
              <ActForm act="withdraw-post" market={market} tone="ghost" />
            </Section>
          )}
        </Stack>
      </Stacks>
    </>
  )
}

type TextFieldsProps = {
  readonly kind: ContentKind
  readonly shown?: Shown
  readonly publishedOn?: Day
}

function TextFields({ kind, shown, publishedOn }: TextFieldsProps) {
  const { contents: text } = useOfficeText()
  const answer = useActionData() as { readonly field?: string } | undefined
  const errorOf = (field: string) =>
    answer?.field === field ? (ownEntry(text.errors, field) ?? undefined) : undefined
  return (
    <>
      <TextField
        label={text.title}
        name="title"
        required
        maxLength={160}
        defaultValue={shown?.title}
        error={errorOf('title')}
      />
      {kind !== 'legal' && (
        <LongField
          label={text.description}
          hint={text.descriptionHint}
          name="description"
          rows={2}
          maxLength={400}
          defaultValue={shown?.description}
        />
      )}
      <LongField
        label={text.body}
        hint={text.bodyHint}
        name="body"
        rows={18}
        required
        maxLength={200_000}
        defaultValue={shown?.body}
        className="font-mono text-meta"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {kind === 'post' && (
          <>
            <TextField
              label={text.tags}
              hint={text.tagsHint}
              name="tags"
              maxLength={300}
              defaultValue={shown?.tags.join(', ')}
            />
            <TextField
              label={text.date}
              name="publishedOn"
              type="date"
              required
              defaultValue={shown?.publishedOn ?? publishedOn}
              error={errorOf('publishedOn')}
            />
          </>
        )}
        <TextField
          label={text.publishAt}
          hint={text.publishAtHint}
          name="publishAt"
          type="datetime-local"
          error={errorOf('publishAt')}
        />
      </div>
    </>
  )
}

/** What readers would see, without its links. */
function Preview() {
  const { contents: text } = useOfficeText()
  const answer = useActionData() as
    | { readonly report?: { readonly blocks: readonly Block[] } }
    | undefined
  const blocks = answer?.report?.blocks
  if (!blocks) return null
  return (
    <Section title={text.preview}>
      <div role="status" className="grid gap-3">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
          <PreviewBlock key={at} block={block} />
        ))}
      </div>
    </Section>
  )
}

function PreviewBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <p className="mt-3 text-heading">{block.text}</p>
  if (block.kind === 'paragraph') return <p>{plainText(block)}</p>
  const rows = block.kind === 'list' ? block.items.map(item => [item]) : [block.head, ...block.rows]
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change places
        <li key={at}>{cells.map(cell => cell.map(part => part.text).join('')).join(' · ')}</li>
      ))}
    </ul>
  )
}
