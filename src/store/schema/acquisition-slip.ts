import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { SlipContent } from '#domain/trade-in/acquisition-slip.ts'
import { moment, money } from './catalogue.ts'
import { tradeIn } from './trade-in.ts'

/**
 * What was bought from whom: one slip per trade-in, frozen as issued (Rules of trade 6). Numbered without gaps in each
 * year, by `invoice_counter`. The tax law requires it to be stored longer than its seller's account.
 */
export const acquisitionSlip = pgTable(
  'acquisition_slip',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .unique()
      .references(() => tradeIn.id),
    market: text().$type<Market>().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    amountMinor: money().notNull(),
    content: jsonb().$type<SlipContent>().notNull(),
    issuedAt: moment().notNull(),
  },
  t => [
    unique('acquisition_slip_number').on(t.market, t.year, t.number),
    check('acquisition_slip_number_positive', sql`${t.number} > 0`),
  ],
)
