/** The cells of one record; open if a quote continues on the next line, broken if text follows a closing quote. */
export type SplitRecord =
  | { readonly kind: 'whole'; readonly cells: readonly string[] }
  | { readonly kind: 'open' }
  | { readonly kind: 'broken' }

/** RFC 4180, with spaces allowed around quotes and bare quotes inside an unquoted cell ('13.3" screen'). */
export function splitRecord(text: string, delimiter: string): SplitRecord {
  const cells: string[] = []
  let at = 0
  for (;;) {
    const start = afterSpaces(text, at)
    const cell =
      text[start] === '"' ? quotedCell(text, start, delimiter) : bareCell(text, at, delimiter)
    if (typeof cell === 'string') return { kind: cell }
    cells.push(cell.value)
    if (cell.end >= text.length) return { kind: 'whole', cells }
    at = cell.end + 1
  }
}

/** A tab does not count as a space here: it may be the delimiter. */
function afterSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

type Cell = { readonly value: string; readonly end: number }

function bareCell(text: string, from: number, delimiter: string): Cell {
  const found = text.indexOf(delimiter, from)
  const end = found < 0 ? text.length : found
  return { value: text.slice(from, end).trim(), end }
}

function quotedCell(text: string, from: number, delimiter: string): Cell | 'open' | 'broken' {
  let close = text.indexOf('"', from + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) return 'open'
  const value = text
    .slice(from + 1, close)
    .replaceAll('""', '"')
    .trim()
  const { value: rest, end } = bareCell(text, close + 1, delimiter)
  return rest === '' ? { value, end } : 'broken'
}
