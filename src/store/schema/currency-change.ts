import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { moment, money } from './catalogue.ts'

/** A change of a market's currency: who made it, and what it converted (docs/euro.md). Rows are never changed. */
export const currencyChange = pgTable(
  'currency_change',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    fromCurrency: text().$type<Currency>().notNull(),
    toCurrency: text().$type<Currency>().notNull(),
    /** Whether shelf prices were rounded down to whole units. */
    roundsShelf: boolean().notNull(),
    actor: text().notNull(),
    at: moment().notNull(),
    report: jsonb().notNull(),
    /** Orders rows with the same instant. */
    place: bigserial({ mode: 'number' }),
  },
  t => [
    index('currency_change_by_market').on(t.market, t.place),
    check('currency_change_changes', sql`${t.fromCurrency} <> ${t.toCurrency}`),
  ],
)

/** An amount before and after a change: going back restores what was not changed since. Minor units. */
export const currencyAmount = pgTable(
  'currency_amount',
  {
    changeId: uuid()
      .notNull()
      .references(() => currencyChange.id),
    /** Table and column, such as `listing.price_minor`. */
    place: text().notNull(),
    /** Identifies the row within its table and market. */
    key: text().notNull(),
    beforeMinor: money().notNull(),
    afterMinor: money().notNull(),
  },
  t => [index('currency_amount_of_place').on(t.changeId, t.place, t.key)],
)
