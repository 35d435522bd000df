import { type Outcome, refused, type Verdict } from './importer.ts'
import type { FileRow, GoodRow, Table } from './read-table.ts'
import type { ImportBatch } from './take-batch.ts'

export type Counts = Readonly<Record<Verdict, number>>

const batchSize = 500

/** Imports a table in batches of rows, and reports the outcome of each row, in the order of the file. */
export async function importTable(
  { rows }: Pick<Table, 'rows'>,
  importBatch: ImportBatch,
  report: (outcomes: readonly Outcome[]) => Promise<void>,
): Promise<Counts> {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const settle = async (batch: readonly FileRow[]) => {
    const outcomes = await outcomesOf(batch, importBatch)
    for (const { verdict } of outcomes) counts[verdict] += 1
    await report(outcomes)
  }
  let batch: FileRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    await settle(batch)
    batch = []
  }
  if (batch.length > 0) await settle(batch)
  return counts
}

async function outcomesOf(
  batch: readonly FileRow[],
  importBatch: ImportBatch,
): Promise<readonly Outcome[]> {
  const good = batch.filter((row): row is GoodRow => 'cells' in row)
  const imported = good.length === 0 ? [] : await importBatch(good)
  const byLine = new Map(imported.map(outcome => [outcome.line, outcome]))
  return batch.flatMap(row =>
    'error' in row ? [refused(row.line, row.error)] : (byLine.get(row.line) ?? []),
  )
}
