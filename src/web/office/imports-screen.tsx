import { type DragEvent, useState } from 'react'
import { useActionData } from 'react-router'
import { type ImportKind, importKinds } from '#domain/device/import-kind.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import { Alert } from '../ui/alert.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, LongField, OfficeTitle, Section, Table } from './parts.tsx'

type ImportsScreenProps = { readonly market: Market; readonly ownMarkets: readonly Market[] }

/** Files into the catalogue, tried before they are written, and tables out of it. */
export function ImportsScreen({ market, ownMarkets }: ImportsScreenProps) {
  const { imports: text, pages } = useOfficeText()
  return (
    <>
      <OfficeTitle>{`${pages.imports}: ${marketNames[market]}`}</OfficeTitle>
      <MarketBar {...{ market, ownMarkets }} />
      <DoneAlert />
      <Section title={text.import}>
        <p className="max-w-170 text-ink-2">{text.intro}</p>
        <ActForm act="import-file" market={market} hasReason={false}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              label={text.kind}
              name="kind"
              options={importKinds.map(kind => [kind, text.kinds[kind]] as const)}
            />
            <Choice
              label={text.mode}
              name="mode"
              options={[
                ['look', text.look],
                ['write', text.write],
              ]}
            />
          </div>
          <FileText />
        </ActForm>
        <Report />
      </Section>
      <Section title={text.export}>
        <p className="max-w-170 text-ink-2">{text.exportText}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {(['prices', 'stock', 'price-book'] as const).map(kind => (
            <li key={kind}>
              <TextLink href={`/office/exports/${kind}.csv?market=${market}`} download>
                {text.exports[kind]}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** The text of a file that is dropped, chosen, or pasted. */
function FileText() {
  const { imports: text } = useOfficeText()
  const [file, setFile] = useState({ name: '', text: '' })
  const [isOver, setIsOver] = useState(false)
  const read = async (chosen: File | undefined) => {
    if (chosen) setFile({ name: chosen.name, text: await chosen.text() })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-label={text.file}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-3 rounded-card border-2 border-dashed p-4',
        isOver ? 'border-jade bg-jade-tint' : 'border-line-2',
      )}
    >
      <label className="grid gap-1">
        <span className="text-label font-[560]">{text.file}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={event => void read(event.target.files?.[0])}
          className="w-full min-w-0 text-meta"
        />
        <span className="text-meta text-ink-2">{text.fileHint}</span>
      </label>
      <input type="hidden" name="name" value={file.name} />
      <LongField
        label={text.text}
        name="text"
        rows={6}
        required
        value={file.text}
        onChange={event => setFile({ ...file, text: event.target.value })}
        className="font-mono text-meta"
        spellCheck={false}
      />
    </section>
  )
}

type FileReport = {
  readonly kind: ImportKind
  readonly mode: 'look' | 'write'
  readonly counts: Readonly<Record<'added' | 'changed' | 'unchanged' | 'refused', number>>
  readonly lacking: readonly string[]
  readonly ignored: readonly string[]
  readonly refused: readonly {
    readonly line: number
    readonly column: string
    readonly reason: string
    readonly suggestion: string
  }[]
}

function Report() {
  const { imports: text } = useOfficeText()
  const { number } = useOfficeFormat()
  const answer = useActionData() as { readonly report?: FileReport } | undefined
  const report = answer?.report
  if (!report) return null
  const { counts, mode, lacking, ignored, refused } = report
  return (
    <div className="grid gap-4" role="status">
      <Alert tone={counts.refused > 0 ? 'warning' : 'success'} title={text.done[mode]}>
        {text.kinds[report.kind]}
      </Alert>
      <Facts
        facts={[
          [text.added, number(counts.added)],
          [text.changed, number(counts.changed)],
          [text.unchanged, number(counts.unchanged)],
          [text.refused, number(counts.refused)],
          [text.lacking, lacking.join(', ')],
          [text.ignored, ignored.join(', ')],
        ]}
      />
      {refused.length > 0 && (
        <Table
          caption={text.refused}
          heads={[text.line, text.column, text.reason, text.suggestion]}
          numbers={[text.line]}
        >
          {refused.map(each => (
            <tr key={each.line}>
              <Cell className="text-right">{each.line}</Cell>
              <Cell>{each.column}</Cell>
              <Cell>{each.reason}</Cell>
              <Cell>{each.suggestion}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </div>
  )
}
