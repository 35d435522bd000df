import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Sql } from './transaction.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** The rows of a statement written with Drizzle's `sql`; times are dates, as `pg` reads them. */
export async function rowsOfSql<Row extends pg.QueryResultRow>(
  connection: Sql,
  statement: SQL,
): Promise<readonly Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (await connection.query<Row>({ text, values: params })).rows
}
