import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { InspectedPart } from '#domain/sell/sale-view.ts'
import { moment, money } from './catalogue.ts'
import { member } from './identity.ts'

/**
 * A device somebody sells to the shop (sell.md). What was offered is frozen: the answers, the book's version and the
 * breakdown it was reckoned by stay beside it and are never reckoned again.
 */
export const sale = pgTable(
  'sale',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    market: text().$type<Market>().notNull(),
    state: text().$type<SaleState>().notNull(),
    /** Whose account it is in. */
    userId: uuid().references(() => member.id, { onDelete: 'set null' }),
    email: text().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    /** Of the price book. */
    modelId: text().notNull(),
    /** As its seller saw it: "iPhone 13 128 GB". */
    title: text().notNull(),
    answers: jsonb().notNull(),
    bookVersion: text(),
    breakdown: jsonb(),
    currency: text().$type<Currency>().notNull(),
    offerMinor: money(),
    offeredAt: moment(),
    payout: text().$type<Payout>(),
    /** After inspection, where it is less than the offer. */
    secondOfferMinor: money(),
    paidMinor: money(),
    startedAt: moment().notNull(),
  },
  t => [
    index('sales_by_user').on(t.userId, t.startedAt),
    index('sales_by_email').on(sql`lower(email)`, t.startedAt),
    index().on(t.market, t.state, t.startedAt),
    check(
      'sale_offer_is_whole',
      sql`${t.state} = 'draft' or (${t.offerMinor} is not null and ${t.offeredAt} is not null
        and ${t.bookVersion} is not null and ${t.breakdown} is not null)`,
    ),
    check(
      'sale_money_not_negative',
      sql`least(${t.offerMinor}, ${t.secondOfferMinor}, ${t.paidMinor}) >= 0`,
    ),
  ],
)

export const saleHistory = pgTable(
  'sale_history',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .references(() => sale.id),
    fromState: text().$type<SaleState>(),
    toState: text().$type<SaleState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [index().on(t.saleId, t.at)],
)

/** sell.md: what was found otherwise than declared, line by line, in the words of the seller's language. */
export const saleFinding = pgTable(
  'sale_finding',
  {
    saleId: uuid()
      .notNull()
      .references(() => sale.id),
    position: integer().notNull(),
    part: text().$type<InspectedPart>().notNull(),
    declared: text().notNull(),
    found: text().notNull(),
    /** Within the host. */
    photoPath: text(),
    /** What it changes of the offer, below zero where it lowers it. */
    amountMinor: money().notNull(),
  },
  t => [primaryKey({ columns: [t.saleId, t.position] })],
)
