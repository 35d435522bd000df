import type { Result } from '#domain/result.ts'
import type { Sql } from '#store/transaction.ts'
import type { Failure } from './error.ts'
import type { ColumnNames } from './match-columns.ts'
import type { GoodRow } from './read-table.ts'

/** The outcome of a row; `change` is what has to be written for it. */
export type Judged<Change> =
  | { readonly line: number; readonly verdict: 'added' | 'changed'; readonly change: Change }
  | { readonly line: number; readonly verdict: 'unchanged' }
  | { readonly line: number; readonly verdict: 'refused'; readonly errors: readonly Failure[] }

export type Outcome = Judged<unknown>
export type Verdict = Outcome['verdict']

/** One kind of file: its columns, how its rows are judged, and how the changes are written. */
export type Importer<Change> = {
  readonly names: ColumnNames
  /** At least one of these groups must be complete among the columns, or no row can be imported. */
  readonly needs: readonly (readonly string[])[]
  /** One verdict per row, in the same order; does not write. */
  readonly judge: (sql: Sql, rows: readonly GoodRow[]) => Promise<readonly Judged<Change>[]>
  readonly write: (tx: Sql, changes: readonly Change[]) => Promise<void>
}

export function refused(line: number, ...errors: readonly Failure[]): Judged<never> {
  return {
    line,
    verdict: 'refused',
    errors,
  }
}

/** The errors of several parsed values of a row, in the same order. */
export function errorsOf(
  ...readings: readonly (Result<unknown, Failure | readonly Failure[]> | undefined)[]
): readonly Failure[] {
  return readings.flatMap(reading => (reading?.ok === false ? reading.refusal : []))
}
