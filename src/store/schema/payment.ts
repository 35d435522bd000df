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
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import { moment, money } from './catalogue.ts'
import { orders } from './order.ts'

/**
 * One attempt to pay an order; its amount never changes. On-delivery attempts start as `due` and have no provider.
 * `personSealed` holds a loan's personal facts until the attempt ends. `nextPollAt` is set while its provider is asked.
 */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text().notNull(),
    state: text().notNull(),
    amountMinor: money().notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: moment().notNull(),
    provider: text().$type<ProviderId>(),
    providerRef: text(),
    /** What the provider calls the money it took, by which disputes are told. */
    captureRef: text(),
    redirectUrl: text(),
    /** The chosen terms without personal facts. */
    terms: jsonb(),
    personSealed: text(),
    /** One process at a time starts an attempt; a lease, for that process may die. */
    startingUntil: moment(),
    /** Set once the provider may know of it. */
    startedAt: moment(),
    nextPollAt: moment(),
    polls: integer().notNull().default(0),
    lastError: text(),
    /** Why a person has to look: an amount that differs, a provider's manual handling. */
    reviewReason: text(),
  },
  t => [
    uniqueIndex('payment_one_live_per_order')
      .on(t.orderId)
      .where(sql`state in ('created', 'action-required', 'pending-review', 'authorized')`),
    uniqueIndex('payment_one_due_per_order').on(t.orderId).where(sql`state = 'due'`),
    index('payment_by_order').on(t.orderId),
    index('payment_to_poll').on(t.nextPollAt).where(sql`next_poll_at is not null`),
    index('payment_by_provider_ref').on(t.provider, t.providerRef),
    index('payment_by_capture_ref')
      .on(t.provider, t.captureRef)
      .where(sql`capture_ref is not null`),
    check('payment_amount_not_negative', sql`${t.amountMinor} >= 0`),
  ],
)

/**
 * A capture that its provider undid. While one is open its order is not handed over. `cause` is the provider's dispute, or
 * the payment itself: each undoes once, so that what comes late or again opens nothing anew.
 */
export const paymentReversal = pgTable(
  'payment_reversal',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    cause: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    reason: text().notNull(),
    openedAt: moment().notNull(),
    endedAt: moment(),
    /** A provider that took it back, or staff. */
    endedBy: text(),
  },
  t => [
    primaryKey({ columns: [t.paymentId, t.cause] }),
    index('payment_reversal_open').on(t.orderId).where(sql`ended_at is null`),
    check('payment_reversal_end', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
)

/** What providers told us, as it came, each once; read from here by a worker. */
export const providerWebhook = pgTable(
  'provider_notice',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ProviderId>().notNull(),
    eventKey: text().notNull(),
    /** Undefined where nothing of ours is meant. */
    paymentId: uuid().references(() => payment.id),
    raw: text().notNull(),
    said: jsonb(),
    receivedAt: moment().notNull(),
    nextAttemptAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    appliedAt: moment(),
  },
  t => [
    unique('provider_notice_once').on(t.provider, t.eventKey),
    index('provider_notice_due').on(t.nextAttemptAt).where(sql`applied_at is null`),
  ],
)

/** orders.md, Refund. `key` makes the provider do it once. */
export const refund = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountMinor: money().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    providerRef: text(),
    ibanSealed: text(),
    holderSealed: text(),
    createdAt: moment().notNull(),
    nextAttemptAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  t => [
    index().on(t.orderId),
    index().on(t.paymentId),
    index('refund_due').on(t.nextAttemptAt).where(sql`next_attempt_at is not null`),
    check('refund_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** What a person has to look at; staff close it. One of a kind about one thing. */
export const staffTask = pgTable(
  'staff_task',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    orderId: uuid().references(() => orders.id),
    facts: jsonb().notNull(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  t => [
    unique('staff_task_once').on(t.kind, t.subjectId),
    index('staff_task_open').on(t.market, t.createdAt).where(sql`done_at is null`),
  ],
)
