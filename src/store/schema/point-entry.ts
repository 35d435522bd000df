import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PointKind } from '#domain/loyalty/points.ts'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'
import { member } from './identity.ts'
import { orders } from './order.ts'

/** Points earned and spent; rows are only added, and a member's balance is their sum. One row per kind and subject. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    market: text().$type<Market>().notNull(),
    kind: text().$type<PointKind>().notNull(),
    subject: text().notNull(),
    /** The order in which the points were earned by goods; its returns take points back. */
    orderId: uuid().references(() => orders.id),
    /** What the member knows it by: the number of an order or a trade-in. */
    label: text(),
    /** Negative if points were spent. */
    points: integer().notNull(),
    /** Points to take back for a return that were already spent: the member need not give them back. */
    waived: integer().notNull().default(0),
    /** Points taken back from an order count from the same day as the order's. */
    countsFrom: date().notNull(),
    at: moment().notNull(),
  },
  t => [
    unique('point_entry_once').on(t.kind, t.subject),
    index().on(t.userId, t.market, t.at),
    index().on(t.orderId),
    check('point_entry_not_nothing', sql`${t.points} <> 0 or ${t.waived} > 0`),
  ],
)

/** Which members were notified that their points expire on a day, and when. */
export const pointReminder = pgTable(
  'point_notice',
  {
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    market: text().$type<Market>().notNull(),
    lapsesOn: date().notNull(),
    toldAt: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.market, t.lapsesOn] })],
)
