import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Asks the database for one row; throws when it does not answer. */
export const makePing = (db: Db) => async (): Promise<void> => {
  await db.execute(sql`select 1`)
}
