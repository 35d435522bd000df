import type { Result } from '#domain/result.ts'
import type { Sql } from '#store/transaction.ts'
import type { Failure } from './fault.ts'
import type { ColumnNames } from './match-columns.ts'
import type { GoodRow } from './read-table.ts'

/** What becomes of a row; `change` is what has to be written for it. */
export type Judged<Change> =
  | { readonly line: number; readonly verdict: 'added' | 'changed'; readonly change: Change }
  | { readonly line: number; readonly verdict: 'unchanged' }
  | { readonly line: number; readonly verdict: 'refused'; readonly faults: readonly Failure[] }

export type Outcome = Judged<unknown>
export type Verdict = Outcome['verdict']

/** One kind of file: which columns it has, what becomes of its rows, how that is written. */
export type Importer<Change> = {
  readonly names: ColumnNames
  /** Any of these groups must be among the columns whole, or no row can be taken in. */
  readonly needs: readonly (readonly string[])[]
  /** One verdict for each row, in their order; reads only. */
  readonly judge: (sql: Sql, rows: readonly GoodRow[]) => Promise<readonly Judged<Change>[]>
  readonly write: (tx: Sql, changes: readonly Change[]) => Promise<void>
}

export function refused(line: number, ...errors: readonly Failure[]): Judged<never> {
  return {
    line,
    verdict: 'refused',
    faults: errors,
  }
}

/** The faults of several readings of a row, in the order of the readings. */
export function errorsOf(
  ...readings: readonly (Result<unknown, Failure | readonly Failure[]> | undefined)[]
): readonly Failure[] {
  return readings.flatMap(reading => (reading?.ok === false ? reading.refusal : []))
}
