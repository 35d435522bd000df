import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { Found } from '#domain/trade-in/reprice.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import type { InspectionReason } from '#domain/trade-in/verdict.ts'
import { moment } from './catalogue.ts'
import { tradeIn } from './trade-in.ts'

/** The rest of the report about a locked device: from it the inspection goes on once the lock is removed. */
export type LockedReport = {
  readonly model?: string
  readonly amountMinor?: number
  readonly photos: readonly { readonly id: string; readonly part?: InspectedPart }[]
}

/**
 * The findings about a device that arrived (sell.md). The newest counts: one more after a lock was removed, and one of
 * a second look. Its identifier is encrypted (src/store/seal.ts).
 */
export const tradeInInspection = pgTable(
  'sale_inspection',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .references(() => tradeIn.id),
    found: jsonb().$type<Found>().notNull(),
    note: text().notNull(),
    /** Stored until its seller's account is erased. */
    identifierSealed: text(),
    isLocked: boolean().notNull(),
    /** Set if nothing but a lock stands in the way. */
    lockedReport: jsonb().$type<LockedReport>(),
    /** Why it is not bought. */
    reasons: jsonb().$type<readonly InspectionReason[]>().notNull(),
    actor: text().notNull(),
    at: moment().notNull(),
  },
  t => [index('sale_inspection_newest').on(t.saleId, t.at.desc())],
)

/** The one objection of a seller to a second offer; `inspector` is who inspected before, and does not look again. */
export const tradeInObjection = pgTable('sale_objection', {
  saleId: uuid()
    .primaryKey()
    .references(() => tradeIn.id),
  words: text().notNull(),
  inspector: text().notNull(),
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

/** Reminders on days 3, 7 and 12 of a second offer, and on days 2, 5 and 10 of a lock, each once (sell.md). */
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
