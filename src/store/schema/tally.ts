import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './catalogue.ts'

// All three tables are unlogged (docs/decisions/0037-limits-of-all-processes.md), which Drizzle cannot express: see the
// migration. Keys are digests.

/** How many requests were made in the window that ends at `endsAt`. */
export const tally = pgTable('tally', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

/** The times of recent attempts, oldest first. */
export const recentTry = pgTable('recent_try', {
  key: text().primaryKey(),
  times: moment().array().notNull(),
  endsAt: moment().notNull(),
})

/** A solved puzzle, stored until it would expire anyway. */
export const usedSolution = pgTable('used_solution', {
  key: text().primaryKey(),
  endsAt: moment().notNull(),
})
