import { isShown } from '#domain/device/canonical/words.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

import type { Failure } from './error.ts'
import { type ColumnNames, type MatchedColumns, matchColumns } from './match-columns.ts'
import { type Line, readLines } from './read-lines.ts'
import { type FileRecord, readRecords } from './read-records.ts'
import { splitRecord } from './split-record.ts'

/** The value of each column of a row; cells without a value are absent. */
export type Cells = Readonly<Record<string, string | undefined>>
export type GoodRow = { readonly line: number; readonly cells: Cells }
export type FileRow = GoodRow | { readonly line: number; readonly error: Failure }

export type Unreadable =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-csv' }
  | { readonly kind: 'no-columns'; readonly found: readonly string[] }
  | { readonly kind: 'column-twice'; readonly columns: readonly string[] }

export type Table = {
  readonly columns: MatchedColumns
  readonly rows: AsyncIterable<FileRow>
}

export type TableNames = {
  readonly names: ColumnNames
  readonly assigned: Readonly<Record<string, string>>
}

/** A CSV file as rows of known columns. The file is unreadable only if it has no known column. */
export async function readTable(
  bytes: AsyncIterable<Uint8Array>,
  { names, assigned }: TableNames,
): Promise<Result<Table, Unreadable>> {
  const lines = readLines(decodeText(bytes))
  const head = await readHeader(lines)
  if (!head) return refuse({ kind: 'empty' })
  const split = splitRecord(head.text, head.delimiter)
  if (split.kind !== 'whole' || hasUnreadable(head.text)) return refuse({ kind: 'not-csv' })
  const columns = matchColumns(split.cells, names, assigned)
  if (columns.twice.length > 0) return refuse({ kind: 'column-twice', columns: columns.twice })
  if (columns.at.size === 0) return refuse({ kind: 'no-columns', found: split.cells.slice(0, 20) })
  return ok({ columns, rows: rowsOf(lines, head.delimiter, columns, split.cells.length) })
}

async function readHeader(lines: AsyncGenerator<Line>) {
  let declared: string | undefined
  for (;;) {
    const { value, done } = await lines.next()
    if (done) return undefined
    const text = value.text ?? '\uFFFD'
    // Spreadsheets write this line to declare the delimiter.
    const sign = /^"?sep=([,;\t|])"?$/i.exec(text.trim())?.[1]
    if (sign) declared = sign
    else if (text.trim() !== '') return { text, delimiter: declared ?? delimiterOf(text) }
  }
}

/** The delimiter that splits the header into the most cells. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map(sign => ({ sign, count: bare.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

async function* rowsOf(
  lines: AsyncIterable<Line>,
  delimiter: string,
  { at }: MatchedColumns,
  width: number,
): AsyncGenerator<FileRow> {
  for await (const record of readRecords(lines, delimiter)) yield toRow(record, at, width)
}

function toRow(record: FileRecord, at: ReadonlyMap<string, number>, width: number): FileRow {
  const { line } = record
  if (record.kind === 'too-long') return { line, error: { kind: 'line-too-long' } }
  if (record.kind === 'broken') return { line, error: { kind: 'broken-quotes' } }
  const { cells } = record
  if (cells.slice(width).some(cell => cell !== ''))
    return { line, error: { kind: 'too-many-cells', cells: cells.length, expected: width } }
  const known = [...at].map(([column, place]) => [column, cells[place] ?? ''] as const)
  const unreadable = known.find(([, cell]) => hasUnreadable(cell))
  if (unreadable) return { line, error: { kind: 'unreadable-letters', column: unreadable[0] } }
  return { line, cells: Object.fromEntries(known.filter(([, cell]) => isShown(cell))) }
}

/** The results of a wrong encoding, and characters that no database stores. */
function hasUnreadable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /[\uFFFD\u0000-\u0008\u000E-\u001F\u007F]/.test(text)
}

/**
 * Decodes the bytes of a file: UTF-8, or the UTF-16 that spreadsheets call Unicode, recognized by its first two
 * bytes.
 */
async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
