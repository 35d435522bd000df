/** A cell of a table that is exported: amounts are written without thousands separators. */
export type CsvCell = string | number | undefined | null

/**
 * A table as CSV that spreadsheets open: semicolons, and quotes where they are needed. A text that a spreadsheet would
 * calculate begins with an apostrophe.
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [heads, ...rows].map(cells => cells.map(cellOf).join(';'))
  return `${lines.join('\r\n')}\r\n`
}

function cellOf(cell: CsvCell): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Minor units as a number of units: 12345 is 123.45. */
export function csvAmount(minor: number): number {
  return minor / 100
}
