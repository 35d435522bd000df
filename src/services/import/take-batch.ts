import { ok, type Result } from '#domain/result.ts'
import { retried, type Sql, sqlCodeOf } from '#store/transaction.ts'
import { type Importer, type Judged, type Outcome, refused } from './importer.ts'
import type { GoodRow } from './read-table.ts'

/** Imports a batch of rows, with all side effects. */
export type ImportBatch = (rows: readonly GoodRow[]) => Promise<readonly Outcome[]>

/** A dry run: judges rows and writes nothing. */
export function dryRun<Change>({ judge }: Importer<Change>, sql: Sql): ImportBatch {
  return rows => judge(sql, rows)
}

type Transaction = (
  work: (tx: Sql) => Promise<Result<readonly Outcome[], never>>,
) => Promise<Result<readonly Outcome[], never>>

/**
 * Judges and writes rows in one transaction. If the database rejects them, writes them one by one, so that a bad row
 * does not affect the others.
 */
export function createBatchWriter<Change>(
  { judge, write }: Importer<Change>,
  transaction: Transaction,
): ImportBatch {
  const importTogether = async (rows: readonly GoodRow[]) => {
    const done = await waitForLock(() =>
      transaction(async tx => {
        const judged = await judge(tx, rows)
        await write(tx, judged.flatMap(changeIn))
        return ok(judged)
      }),
    )
    return done.ok ? done.value : []
  }
  return async rows => {
    try {
      return await importTogether(rows)
    } catch (error) {
      if (!isAboutRows(error)) throw error
    }
    const outcomes: Outcome[] = []
    for (const row of rows) outcomes.push(...(await importAlone(importTogether, row)))
    return outcomes
  }
}

const attempts = 5
const turns = 12

/**
 * Another import, or an order, may hold a lock on the rows to write: each attempt waits as long as the pool's
 * lock_timeout.
 */
async function waitForLock<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await retried(attempts, work)
    } catch (error) {
      if (turn >= turns || sqlCodeOf(error) !== '55P03') throw error
    }
  }
}

function changeIn<Change>(judged: Judged<Change>): readonly Change[] {
  return 'change' in judged ? [judged.change] : []
}

async function importAlone(importTogether: ImportBatch, row: GoodRow): Promise<readonly Outcome[]> {
  try {
    return await importTogether([row])
  } catch (error) {
    if (!isAboutRows(error)) throw error
    return [refused(row.line, { kind: 'refused-by-database', code: sqlCodeOf(error) ?? '' })]
  }
}

/** Errors of values and constraints (classes 22 and 23), or raised by a trigger: another row may still be accepted. */
function isAboutRows(error: unknown): boolean {
  return /^(?:22...|23...|P0001)$/.test(sqlCodeOf(error) ?? '')
}
