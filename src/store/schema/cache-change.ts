import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './catalogue.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What a transaction changed that public pages show, written by triggers (migration 0001) in that transaction. Every
 * process reads the rows that were committed since it last looked; a job deletes old ones.
 */
export const cacheChange = pgTable(
  'cache_change',
  {
    changedIn: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** See store/cache/tag.ts. */
    tags: text().array().notNull(),
    at: moment().notNull().default(sql`now()`),
  },
  t => [index('cache_change_in').on(t.changedIn), index('cache_change_at').on(t.at)],
)
