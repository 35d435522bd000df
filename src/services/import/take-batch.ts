import { ok, type Result } from '#domain/result.ts'
import { retried, type Sql, sqlCodeOf } from '#store/transaction.ts'
import { type Importer, type Judged, type Outcome, refused } from './importer.ts'
import type { GoodRow } from './read-table.ts'

/** Imports a batch of rows, with all side effects. */
export type TakeBatch = (rows: readonly GoodRow[]) => Promise<readonly Outcome[]>

/** A dry run: judges rows and writes nothing. */
export function dryRun<Change>({ judge }: Importer<Change>, sql: Sql): TakeBatch {
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
): TakeBatch {
  const whole = async (rows: readonly GoodRow[]) => {
    const done = await waiting(() =>
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
      return await whole(rows)
    } catch (error) {
      if (!isAboutRows(error)) throw error
    }
    const outcomes: Outcome[] = []
    for (const row of rows) outcomes.push(...(await alone(whole, row)))
    return outcomes
  }
}

const attempts = 5
const turns = 12

/**
 * Another import, or an order, may hold a lock on the rows to write: each attempt waits as long as the pool's
 * lock_timeout.
 */
async function waiting<T>(work: () => Promise<T>): Promise<T> {
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

async function alone(whole: TakeBatch, row: GoodRow): Promise<readonly Outcome[]> {
  try {
    return await whole([row])
  } catch (error) {
    if (!isAboutRows(error)) throw error
    return [refused(row.line, { kind: 'refused-by-database', code: sqlCodeOf(error) ?? '' })]
  }
}

/** Errors of values and constraints (classes 22 and 23), or raised by a trigger: another row may still be accepted. */
function isAboutRows(error: unknown): boolean {
  return /^(?:22...|23...|P0001)$/.test(sqlCodeOf(error) ?? '')
}
