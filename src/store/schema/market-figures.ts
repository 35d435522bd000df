import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'

/** What each market sold and bought in the last year, counted once a day for the page that shows it. */
export const marketFigures = pgTable('market_figures', {
  market: text().$type<Market>().primaryKey(),
  firstDay: date({ mode: 'string' }).notNull(),
  lastDay: date({ mode: 'string' }).notNull(),
  sold: integer().notNull(),
  returned: integer().notNull(),
  /** In whole percent. */
  battery: integer(),
  inspected: integer().notNull(),
  asOffered: integer().notNull(),
})
