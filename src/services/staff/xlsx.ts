import type { Cell } from 'write-excel-file/node'
import type { CsvCell } from '#domain/money/csv.ts'

/** A table as an Excel workbook of one sheet. Its cells are numbers and texts: none is calculated. */
export async function xlsxOf(
  sheet: string,
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head = heads.map(value => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map(row => row.map(value => cellOf(value)))
  return writeXlsxFile([head, ...body], {
    sheet,
    stickyRowsCount: 1,
    columns: heads.map((_, column) => ({ width: widthOf([heads, ...rows], column) })),
  }).toBuffer()
}

function cellOf(value: CsvCell): Cell {
  if (value === undefined || value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}

const [narrowest, widest] = [10, 60]

/** In characters of the longest cell. */
function widthOf(rows: readonly (readonly CsvCell[])[], column: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 0)
  return Math.min(Math.max(longest + 2, narrowest), widest)
}
