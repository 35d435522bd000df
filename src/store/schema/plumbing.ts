import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'
import { orders } from './order.ts'

/** The response to an idempotency key, so that a repeated request gets the first result (orders.md "Order"). */
export const idempotencyKey = pgTable('idempotency_key', {
  key: text().primaryKey(),
  requestHash: text().notNull(),
  status: integer(),
  body: jsonb(),
  createdAt: moment().notNull(),
})

/** Messages written in the transaction that caused them, sent afterwards by a worker (at least once). */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    topic: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: moment().notNull(),
    nextAttemptAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: moment(),
  },
  t => [index('outbox_due').on(t.nextAttemptAt).where(sql`sent_at is null`)],
)

/** An item that a job failed to process, by its id: since when, and when it is retried (src/store/failing-items.ts). */
export const failingItem = pgTable(
  'failing_item',
  {
    job: text().notNull(),
    item: uuid().notNull(),
    since: moment().notNull(),
    tries: integer().notNull(),
    nextTryAt: moment().notNull(),
    error: text().notNull(),
  },
  t => [primaryKey({ columns: [t.job, t.item] })],
)

export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    orderId: uuid().references(() => orders.id),
    market: text().$type<Market>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The encrypted body (src/store/sealed-email.ts): its links open orders, trade-ins and accounts. */
    bodySealed: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  t => [
    index().on(t.orderId),
    index().on(t.createdAt),
    index('mail_in_clear').on(t.id).where(sql`starts_with(body_sealed, '{')`),
  ],
)

export const setting = pgTable(
  'setting',
  { market: text().$type<Market>().notNull(), key: text().notNull(), value: jsonb().notNull() },
  t => [primaryKey({ columns: [t.market, t.key] })],
)

/** Versioned legal texts that a customer agrees to; `body` is Markdown. */
export const legalText = pgTable(
  'legal_text',
  {
    market: text().$type<Market>().notNull(),
    key: text().$type<'terms' | 'privacy'>().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    publishedAt: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.key, t.version] })],
)
