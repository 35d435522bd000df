/** A plain text table; every column but the first is right-aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => (row[column] ?? '').length)))
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log(lineOf(head))
  console.log(widths.map(width => '-'.repeat(width)).join('  '))
  for (const row of rows) console.log(lineOf(row))
}

export function rounded(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}
