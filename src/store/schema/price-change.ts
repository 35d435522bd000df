import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { listing, moment, money } from './catalogue.ts'

/** One change of prices by staff: who made it, why, and what was asked for. Only added to. */
export const priceChange = pgTable(
  'price_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    market: text().$type<Market>().notNull(),
    currency: text().$type<Currency>().notNull(),
    at: moment().notNull(),
    /** The name of the staff member at that time. */
    actor: text().notNull(),
    reason: text().notNull(),
    /** The filter and the rule, as they were typed. */
    request: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    count: integer().notNull(),
    /** The change that it undoes. */
    undoes: bigint({ mode: 'number' }),
  },
  t => [index().on(t.market, t.id)],
)

export const priceChangeLine = pgTable(
  'price_change_line',
  {
    changeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => priceChange.id),
    listingId: text()
      .notNull()
      .references(() => listing.id),
    beforeMinor: money().notNull(),
    afterMinor: money().notNull(),
  },
  t => [primaryKey({ columns: [t.changeId, t.listingId] }), index().on(t.listingId)],
)
