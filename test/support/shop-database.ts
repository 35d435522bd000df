import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Rows of the running shop's own database: browser tests check outcomes here, not only on the screen. */
export const shopRows = async <Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

/** In demo mode the shop leaves its database's address in its folder. */
const databaseUrl = () => {
  const folder = process.env.KINTSU_E2E_DIR
  if (!folder) throw new Error('KINTSU_E2E_DIR is not set: run browser tests with npm run e2e.')
  return readFileSync(join(folder, 'database-url'), 'utf8').trim()
}
