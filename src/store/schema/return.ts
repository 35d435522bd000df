import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money/money.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { RefundWay, ReturnReason } from '#domain/return/return-view.ts'
import { moment, money } from './catalogue.ts'
import { orderLine, orders } from './order.ts'
import { refund } from './payment.ts'

/**
 * `count` numbers the returns of one order, `requestKey` makes a repeated request one return (orders.md, Return). The
 * account for its refund is encrypted (src/store/seal.ts).
 */
export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    number: text().notNull().unique(),
    count: integer().notNull(),
    state: text().$type<ReturnState>().notNull(),
    requestKey: text().notNull(),
    requestHash: text().notNull(),
    requestedAt: moment().notNull(),
    sendBy: date({ mode: 'string' }).notNull(),
    words: text(),
    refundWay: text().$type<RefundWay>().notNull(),
    ibanSealed: text(),
    holderSealed: text(),
    currency: text().$type<Currency>().notNull(),
    /** Delivery and collection fee, if they are refunded with it. */
    chargesMinor: money().notNull(),
    remindedAt: moment(),
  },
  t => [
    unique('order_return_count').on(t.orderId, t.count),
    unique('order_return_once').on(t.orderId, t.requestKey),
    index().on(t.state, t.requestedAt),
    index('order_return_to_send').on(t.sendBy).where(sql`state = 'approved'`),
    check('order_return_charges_not_negative', sql`${t.chargesMinor} >= 0`),
  ],
)

/** `isHeld` while no other return may contain the line: one live return per line, even for concurrent requests. */
export const returnLine = pgTable(
  'return_line',
  {
    returnId: uuid()
      .notNull()
      .references(() => orderReturn.id),
    orderId: uuid().notNull(),
    position: integer().notNull(),
    backMinor: money().notNull(),
    reason: text().$type<ReturnReason>(),
    words: text(),
    isHeld: boolean().notNull(),
    /** After inspection: the part of `backMinor` that the shop retains, and the findings. */
    keptMinor: money(),
    found: text(),
    unitTo: text().$type<'grading' | 'quarantined'>(),
  },
  t => [
    primaryKey({ columns: [t.returnId, t.position] }),
    foreignKey({
      columns: [t.orderId, t.position],
      foreignColumns: [orderLine.orderId, orderLine.position],
    }),
    uniqueIndex('return_line_one_held').on(t.orderId, t.position).where(sql`is_held`),
    check('return_line_back_not_negative', sql`${t.backMinor} >= 0`),
    check('return_line_kept_within', sql`${t.keptMinor} between 0 and ${t.backMinor}`),
  ],
)

/** A change of state, with who made it and why; `step` counts from 1. */
export const returnHistory = pgTable(
  'return_history',
  {
    returnId: uuid()
      .notNull()
      .references(() => orderReturn.id),
    step: integer().notNull(),
    fromState: text().$type<ReturnState>(),
    toState: text().$type<ReturnState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.returnId, t.step] })],
)

/** The refunds of a settled return, one for each payment of the order. */
export const returnRefund = pgTable(
  'return_refund',
  {
    refundId: uuid()
      .primaryKey()
      .references(() => refund.id),
    returnId: uuid()
      .notNull()
      .references(() => orderReturn.id),
  },
  t => [index().on(t.returnId)],
)
