import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database.ts'

const rowsPerStatement = 5_000

/**
 * Inserts any number of rows, each batch as one JSON parameter: with a parameter for each value, building the statements
 * took most of the time of a first start. Rows of one call may leave out different columns, which get their defaults.
 */
export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name, keyAsName }]) => ({
    key,
    name: keyAsName ? toSnakeCase(key) : name,
  }))
  const givenIn = (row: Readonly<Record<string, unknown>>) =>
    columns.filter(({ key }) => row[key] !== undefined)
  const alike = Map.groupBy(rows, row =>
    givenIn(row)
      .map(({ name }) => name)
      .join(),
  )
  for (const group of alike.values())
    for (let from = 0; from < group.length; from += rowsPerStatement) {
      const batch = group.slice(from, from + rowsPerStatement)
      const given = givenIn(batch[0] ?? {})
      const values = batch.map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(given.map(({ key, name }) => [name, row[key]])),
      )
      const names = sql.join(
        given.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )
      await tx.execute(sql`
        insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`)
    }
}
