import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const columns = [
  'market',
  'customer',
  'method',
  'delivery',
  'path',
  'order',
  'payments',
  'units',
  'invoice',
  'page',
] as const

type Row = Readonly<Record<(typeof columns)[number], string>>

function path() {
  return join(process.env.KINTSU_E2E_DIR ?? '', 'paying.jsonl')
}

/** One test that reached its end; workers append to one file. */
export function noteRow(row: Row) {
  return appendFileSync(path(), `${JSON.stringify(row)}\n`)
}

/** Issue 4, Done when: method, market, path, final states; printed once, after the run. */
export function printPayingTable() {
  if (!existsSync(path())) return
  const rows = readFileSync(path(), 'utf8')
    .trim()
    .split('\n')
    .map(line => columns.map(column => String((JSON.parse(line) as Row)[column])))
    .toSorted((one, other) => one.join().localeCompare(other.join()))
  rmSync(path())
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map(row => row[at]?.length ?? 0)),
  )
  const written = (row: readonly string[]) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  console.log(`\nPaying, ${rows.length} journeys`)
  for (const row of [columns, ...rows]) console.log(written(row).trimEnd())
}
