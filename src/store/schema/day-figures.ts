import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'

/** What happened on a day in a market, counted once it is over and again for some weeks; for the charts of the office. */
export const dayFigures = pgTable(
  'day_figures',
  {
    market: text().$type<Market>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    revenueMinor: bigint({ mode: 'number' }).notNull(),
    marginMinor: bigint({ mode: 'number' }).notNull(),
    returns: integer().notNull(),
    offers: integer().notNull(),
    accepted: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.day] })],
)
