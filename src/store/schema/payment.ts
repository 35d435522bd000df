import { sql } from 'drizzle-orm'
import {
  boolean,
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
 * One attempt to pay an order; its amount never changes. Attempts on delivery start as `due` and have no provider.
 * `personSealed` contains the personal data for a loan until the attempt ends. `nextPollAt` is set while its provider is
 * polled.
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
    /** The provider's id of the captured money, used in its dispute webhooks. */
    captureRef: text(),
    redirectUrl: text(),
    /** Paid by a wallet in the payment step, not on the provider's page; null is no: orders are written without it. */
    byWallet: boolean(),
    /** The chosen terms without personal data. */
    terms: jsonb(),
    personSealed: text(),
    /** Only one process at a time starts an attempt; a lease, because that process may die. */
    startingUntil: moment(),
    /** Set once the provider may know about the attempt. */
    startedAt: moment(),
    nextPollAt: moment(),
    polls: integer().notNull().default(0),
    lastError: text(),
    /** Why a person must check it: a different amount, or a provider's manual handling. */
    reviewReason: text(),
  },
  t => [
    uniqueIndex('payment_one_live_per_order')
      .on(t.orderId)
      .where(sql`state in ('created', 'action-required', 'pending-review', 'authorized')`),
    uniqueIndex('payment_one_due_per_order').on(t.orderId).where(sql`state = 'due'`),
    index('payment_on_delivery')
      .on(t.state, t.createdAt)
      .where(sql`state in ('due', 'collected', 'remitted')`),
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
 * A capture that its provider reversed. While one is open, its order is not shipped. `cause` is the provider's dispute,
 * or the payment itself: each reverses once, so that a late or repeated report does not open it again.
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
    /** The provider that withdrew it, or staff. */
    endedBy: text(),
  },
  t => [
    primaryKey({ columns: [t.paymentId, t.cause] }),
    index('payment_reversal_open').on(t.orderId).where(sql`ended_at is null`),
    check('payment_reversal_end', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
)

/** Webhooks from providers, as they arrived, each once; a worker reads them from here. */
export const providerWebhook = pgTable(
  'provider_notice',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ProviderId>().notNull(),
    eventKey: text().notNull(),
    /** Null if it does not refer to a payment of the shop. */
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

/** Its id is the key by which the provider executes it only once (orders.md, Refund). */
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
    index().on(t.state, t.createdAt),
    index('refund_due').on(t.nextAttemptAt).where(sql`next_attempt_at is not null`),
    check('refund_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** A task for a person; staff close it. One per kind and subject. */
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
