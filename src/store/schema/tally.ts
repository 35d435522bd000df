import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './catalogue.ts'

// All three are unlogged (docs/decisions/0037-limits-of-all-processes.md), which Drizzle has no word for: see the migration. Keys are digests.

/** How often something was asked for in the window that ends at `endsAt`. */
export const tally = pgTable('tally', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

/** When something was tried lately, the oldest first. */
export const recentTry = pgTable('recent_try', {
  key: text().primaryKey(),
  times: moment().array().notNull(),
  endsAt: moment().notNull(),
})

/** A puzzle that was solved, until it would be too old anyway. */
export const usedSolution = pgTable('used_solution', {
  key: text().primaryKey(),
  endsAt: moment().notNull(),
})
