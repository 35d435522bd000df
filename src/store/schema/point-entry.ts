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

/** Points gained and given away, only ever added to: what a member has is their sum. One of a kind about one thing. */
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
    /** Of goods: what was bought for them, and goes back with them. */
    orderId: uuid().references(() => orders.id),
    /** What a member knows it by: the number of an order or a sale. */
    label: text(),
    /** Below zero where they are given away. */
    points: integer().notNull(),
    /** Asked back for what was returned, but spent already: nobody has to give them. */
    waived: integer().notNull().default(0),
    /** Those of an order taken back count from the same day as the order's. */
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

/** Who was told that their points lapse on a day, and when. */
export const pointWebhook = pgTable(
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
