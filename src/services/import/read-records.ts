import { type Line, longestLine } from './read-lines.ts'
import { splitRecord } from './split-record.ts'

/** `line` is the line where the record begins. */
export type FileRecord =
  | { readonly kind: 'cells'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'too-long'; readonly line: number }
  | { readonly kind: 'broken'; readonly line: number }

/** A quoted cell may contain some line breaks, but not many: an unclosed quote must not swallow the file. */
const mostLines = 20

/** The records of a file. A record with an unclosed quote is one bad row: reading resumes at the next line. */
export async function* readRecords(
  lines: AsyncIterable<Line>,
  delimiter: string,
): AsyncGenerator<FileRecord> {
  let open: readonly Line[] = []
  for await (const line of lines) {
    let ahead: readonly Line[] = [...open, line]
    open = []
    while (ahead.length > 0) {
      const found = recordIn(ahead, delimiter)
      if (found === 'open') {
        open = ahead
        break
      }
      if (found.record) yield found.record
      ahead = ahead.slice(found.lines)
    }
  }
  for (let left = open; left.length > 0; ) {
    const found = recordIn(left, delimiter)
    const [first] = left
    if (found === 'open' && first) yield { kind: 'broken', line: first.number }
    if (found !== 'open' && found.record) yield found.record
    left = left.slice(found === 'open' ? 1 : found.lines)
  }
}

type FoundRecord = { readonly record: FileRecord | undefined; readonly lines: number }

/** The record at the beginning of the given lines; open if the next line is needed to decide. */
function recordIn(ahead: readonly Line[], delimiter: string): FoundRecord | 'open' {
  const [first] = ahead
  if (!first) return 'open'
  const line = first.number
  if (first.text === undefined) return { record: { kind: 'too-long', line }, lines: 1 }
  if (first.text.trim() === '') return { record: undefined, lines: 1 }
  let text = first.text
  for (let count = 1; ; count += 1) {
    const split = splitRecord(text, delimiter)
    if (split.kind === 'whole')
      return { record: { kind: 'cells', line, cells: split.cells }, lines: count }
    const next = ahead[count]
    if (split.kind === 'open' && !next && count < mostLines) return 'open'
    text += `\n${next?.text ?? ''}`
    const isHopeless = split.kind === 'broken' || next?.text === undefined || count >= mostLines
    if (isHopeless || text.length > longestLine)
      return { record: { kind: 'broken', line }, lines: 1 }
  }
}
