import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { PriceTables } from '#domain/trade-in/price-tables.ts'
import { moment, money } from './catalogue.ts'

/** Each change of the tables or of base prices is a separate version; no version is ever overwritten (sell.md, Price). */
export const priceBookVersion = pgTable(
  'price_book_version',
  {
    market: text().$type<Market>().notNull(),
    number: integer().notNull(),
    tables: jsonb().$type<PriceTables>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.number] })],
)

/**
 * B of one item (domain/trade-in/book-item.ts) from a version on, until a later one changes it; zero if it is no longer
 * bought.
 */
export const priceBookEntry = pgTable(
  'price_book_entry',
  {
    market: text().$type<Market>().notNull(),
    item: text().notNull(),
    sinceVersion: integer().notNull(),
    baseMinor: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.market, t.item, t.sinceVersion] }),
    foreignKey({
      columns: [t.market, t.sinceVersion],
      foreignColumns: [priceBookVersion.market, priceBookVersion.number],
    }),
    check('price_book_base_not_negative', sql`${t.baseMinor} >= 0`),
  ],
)
