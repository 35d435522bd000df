import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './catalogue.ts'

/**
 * Up to which snapshot of the database the changes have been written as purges of the CDN: the only row. It moves in
 * the transaction that writes the purges.
 */
export const cdnPosition = pgTable(
  'cdn_position',
  {
    id: boolean().primaryKey().default(true),
    /** `null`: no changes have been read yet. */
    snapshot: text(),
    readAt: moment().notNull().default(sql`now()`),
  },
  t => [check('cdn_position_one', sql`${t.id}`)],
)
