import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import type { Problem } from '#domain/warranty/problem.ts'
import { moment } from './catalogue.ts'
import { orderLine, orders } from './order.ts'
import { refund } from './payment.ts'

/**
 * A device of an order that its owner sends in. `cover` is the coverage as it was when the claim was opened; `finding`
 * and `solution` are the technician's texts.
 */
export const warrantyClaim = pgTable(
  'warranty_claim',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    market: text().$type<Market>().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    state: text().$type<ClaimState>().notNull(),
    cover: text().$type<CoverKind>().notNull(),
    problem: text().$type<Problem>().notNull(),
    words: text(),
    sendBy: date({ mode: 'string' }).notNull(),
    receivedOn: date({ mode: 'string' }),
    finding: text(),
    solution: text(),
    refundId: uuid().references(() => refund.id),
    openedAt: moment().notNull(),
  },
  t => [
    foreignKey({
      name: 'warranty_claim_line',
      columns: [t.orderId, t.position],
      foreignColumns: [orderLine.orderId, orderLine.position],
    }),
    index('warranty_claim_of_line').on(t.orderId, t.position),
    uniqueIndex('warranty_claim_one_at_a_time')
      .on(t.orderId, t.position)
      .where(sql`state not in ('closed', 'cancelled', 'expired')`),
    index('warranty_claim_by_state').on(t.market, t.state, t.openedAt),
  ],
)

/** A change of state, with who made it and why; `step` counts from 1. */
export const warrantyHistory = pgTable(
  'warranty_history',
  {
    claimId: uuid()
      .notNull()
      .references(() => warrantyClaim.id),
    step: integer().notNull(),
    fromState: text().$type<ClaimState>(),
    toState: text().$type<ClaimState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.claimId, t.step] })],
)
