import type { Imported } from '#services/import/create-import.ts'
import type { Outcome } from '#services/import/importer.ts'
import type { Unreadable } from '#services/import/read-table.ts'
import { wordError } from '#services/import/word-error.ts'
import type { ImportRequest } from './import-request.ts'

const maxShown = 10

/** Counts the reasons for which rows were refused, and stores the first few refusals. */
export function createRefusals() {
  const counts = new Map<string, number>()
  const first: string[] = []
  return {
    add: (outcomes: readonly Outcome[]): void => {
      for (const outcome of outcomes) {
        if (outcome.verdict !== 'refused') continue
        const [error] = outcome.errors.map(wordError)
        if (!error) continue
        const reason = `${error.code}${error.column === '' ? '' : ` (${error.column})`}`
        counts.set(reason, (counts.get(reason) ?? 0) + 1)
        if (first.length < maxShown)
          first.push(
            `line ${outcome.line}: ${[error.column, error.reason, error.suggestion].filter(Boolean).join(' · ')}`,
          )
      }
    },
    counts: () => [...counts].toSorted(([, one], [, other]) => other - one),
    first: () => first,
  }
}

type Refusals = ReturnType<typeof createRefusals>

/** The summary that is printed at the end. */
export function importSummary(
  { kind, market, mode, report, mapping }: ImportRequest,
  { counts, lacking, ignored, proposed }: Imported,
  refusals: Refusals,
): readonly string[] {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    `${kind} → ${market}${mode === 'look' ? ', dry run: nothing was written' : ''}`,
    line(rows, 'rows'),
    ...Object.entries(counts).map(([verdict, count]) => line(count, verdict)),
    ...refusals.counts().map(([reason, count]) => `  ${line(count, reason)}`),
    ...(lacking.length > 0 ? [`No column for: ${lacking.join(', ')}`] : []),
    ...(ignored.length > 0 ? [`Columns not read: ${ignored.join(', ')}`] : []),
    ...(counts.refused > 0 && !report ? refusals.first() : []),
    ...(report ? [`Report: ${report}`] : []),
    ...proposalLine(proposed.length, mapping),
  ]
}

function line(count: number, label: string) {
  return `${count.toLocaleString('en').padStart(11)} ${label}`
}

function proposalLine(count: number, mapping: string | undefined): readonly string[] {
  if (count === 0) return []
  return mapping
    ? [`Mapping: ${mapping}, ${count} spellings to accept`]
    : [
        `${count} spellings could be accepted: run again with --mapping FILE.json to have them listed`,
      ]
}

/** The message why a file could not be read at all. */
export function unreadableMessage(unreadable: Unreadable): string {
  switch (unreadable.kind) {
    case 'empty':
      return 'The file is empty.'
    case 'not-csv':
      return 'The file is no CSV text: export the sheet as CSV UTF-8.'
    case 'no-columns':
      return `No column is known among: ${unreadable.found.join(', ')}. docs/imports.md lists the names.`
    case 'column-twice':
      return `The file has two columns for ${unreadable.columns.join(', ')}.`
  }
}
