import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Removes what no longer counts, one hour late: the clocks of processes and database may differ. */
export async function forgetTallies(sql: Sql): Promise<void> {
  for (const statement of forget) await rowsOf(sql, statement, [])
}

const forget: readonly Statement[] = ['tally', 'recent_try', 'used_solution'].map(table => ({
  name: `forget-${table}`,
  text: `delete from ${table} where ends_at < now() - interval '1 hour'`,
}))
