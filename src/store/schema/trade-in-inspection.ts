import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { Found } from '#domain/trade-in/reprice.ts'
import type { InspectionReason } from '#domain/trade-in/verdict.ts'
import { moment } from './catalogue.ts'
import { tradeIn } from './trade-in.ts'

/** The findings about a device that arrived, one per trade-in (sell.md); its identifier is encrypted (src/store/seal.ts). */
export const tradeInInspection = pgTable('sale_inspection', {
  id: uuid().primaryKey(),
  saleId: uuid()
    .notNull()
    .unique()
    .references(() => tradeIn.id),
  found: jsonb().$type<Found>().notNull(),
  note: text().notNull(),
  /** Stored until its seller's account is erased. */
  identifierSealed: text(),
  isLocked: boolean().notNull(),
  /** Why it is not bought. */
  reasons: jsonb().$type<readonly InspectionReason[]>().notNull(),
  actor: text().notNull(),
  at: moment().notNull(),
})

/** How a device that is not bought is returned to its seller. */
export const tradeInSentBack = pgTable('sale_sent_back', {
  saleId: uuid()
    .primaryKey()
    .references(() => tradeIn.id),
  carrier: text().$type<CourierCarrier>().notNull(),
  awb: text().notNull(),
  at: moment().notNull(),
})

/** Who took over a device that is neither bought nor returned, and the number of their document. */
export const tradeInTakenOver = pgTable('sale_taken_over', {
  saleId: uuid()
    .primaryKey()
    .references(() => tradeIn.id),
  taker: text().notNull(),
  reference: text().notNull(),
  at: moment().notNull(),
})

/** Reminders on days 3, 7 and 12 of a second offer, each once (sell.md). */
export const tradeInReminder = pgTable(
  'sale_reminder',
  {
    saleId: uuid()
      .notNull()
      .references(() => tradeIn.id),
    day: integer().notNull(),
    at: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.saleId, t.day] })],
)
