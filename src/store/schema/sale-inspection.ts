import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CourierCarrier } from '#domain/delivery/courier-of.ts'
import type { Found } from '#domain/sell/reprice.ts'
import type { InspectionReason } from '#domain/sell/verdict.ts'
import { moment } from './catalogue.ts'
import { tradeIn } from './sale.ts'

/** sell.md: what was found of a device that came, once; the number it is known by is sealed (src/store/seal.ts). */
export const tradeInInspection = pgTable('sale_inspection', {
  id: uuid().primaryKey(),
  saleId: uuid()
    .notNull()
    .unique()
    .references(() => tradeIn.id),
  found: jsonb().$type<Found>().notNull(),
  note: text().notNull(),
  /** Until its seller's account is erased. */
  identifierSealed: text(),
  isLocked: boolean().notNull(),
  /** Why it is not bought. */
  reasons: jsonb().$type<readonly InspectionReason[]>().notNull(),
  actor: text().notNull(),
  at: moment().notNull(),
})

/** How a device that is not bought goes back to its seller. */
export const tradeInSentBack = pgTable('sale_sent_back', {
  saleId: uuid()
    .primaryKey()
    .references(() => tradeIn.id),
  carrier: text().$type<CourierCarrier>().notNull(),
  awb: text().notNull(),
  at: moment().notNull(),
})

/** Who took a device that neither is bought nor comes back, and under which number of their paper. */
export const tradeInTakenOver = pgTable('sale_taken_over', {
  saleId: uuid()
    .primaryKey()
    .references(() => tradeIn.id),
  taker: text().notNull(),
  reference: text().notNull(),
  at: moment().notNull(),
})

/** sell.md: on day 3, 7 and 12 of a second offer, each once. */
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
