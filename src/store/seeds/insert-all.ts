import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database.ts'

const rowsPerStatement = 1_000

/** Inserts any number of rows in batches: one statement can have at most 65,535 values. */
export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await tx
      .insert(table)
      .values(rows.slice(from, from + rowsPerStatement) as Table['$inferInsert'][])
}
