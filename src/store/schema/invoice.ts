import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { moment, money } from './catalogue.ts'
import { orders } from './order.ts'
import { refund } from './payment.ts'

/** The last number that was issued; locked while the next one is issued, so that there is no gap. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    market: text().$type<Market>().notNull(),
    series: text().notNull(),
    lastNumber: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.series] })],
)

/** An invoice as issued: `content` is everything printed on it, frozen. A credit note's amounts are negative. */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    language: text().$type<Language>().notNull(),
    series: text().notNull(),
    number: integer().notNull(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    corrects: uuid(),
    refundId: uuid().references(() => refund.id),
    currency: text().$type<Currency>().notNull(),
    totalMinor: money().notNull(),
    content: jsonb().notNull(),
    issuedAt: moment().notNull(),
  },
  t => [
    unique('invoice_number').on(t.market, t.series, t.number),
    uniqueIndex('invoice_one_per_order').on(t.orderId).where(sql`kind = 'invoice'`),
    uniqueIndex('invoice_one_credit_per_refund').on(t.refundId),
    index().on(t.orderId),
    index().on(t.market, t.issuedAt),
    check('invoice_number_positive', sql`${t.number} > 0`),
  ],
)
