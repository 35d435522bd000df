import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Asks the database for one row; throws when it does not answer. */
export function makePing(db: Db) {
  return async (): Promise<void> => {
    await db.execute(sql`select 1`)
  }
}
