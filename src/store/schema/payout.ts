import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money/money.ts'
import type { PayoutState, TransferState } from '#domain/trade-in/payout-state.ts'
import { moment, money } from './catalogue.ts'
import { tradeIn } from './trade-in.ts'

/**
 * What the shop owes a seller, one per trade-in: written in the transaction that settles the amount. `dueOn` is the
 * last day on which it may arrive; the account is stored in the trade-in.
 */
export const payout = pgTable(
  'payout',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .unique()
      .references(() => tradeIn.id),
    amountMinor: money().notNull(),
    currency: text().$type<Currency>().notNull(),
    method: text().$type<'bank' | 'voucher'>().notNull(),
    state: text().$type<PayoutState>().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** The bank's id of the transfer. */
    providerRef: text().unique(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** When it reached its seller, or was found not to. */
    settledAt: moment(),
    /** Who agreed to an amount that one person does not pay alone, as the history names them. */
    approvedBy: text(),
    approvedAt: moment(),
  },
  t => [
    index().on(t.state, t.dueOn),
    index('payouts_to_send').on(t.dueOn).where(sql`state in ('due', 'failed')`),
    check('payout_not_negative', sql`${t.amountMinor} >= 0`),
  ],
)

/** pain.001: the payouts of one file for the shop's bank; its transfers refer to it. */
export const payoutBatch = pgTable('payout_batch', {
  id: uuid().primaryKey(),
  /** The message id inside the file. */
  messageId: text().notNull().unique(),
  /** A repeated request gets the file it got before. */
  requestKey: text().notNull().unique(),
  currency: text().$type<Currency>().notNull(),
  executeOn: date({ mode: 'string' }).notNull(),
  createdAt: moment().notNull(),
})

/**
 * One attempt to pay, to the account at that time, with its id as the bank's idempotency key. There is no other attempt
 * unless this one was refused: nothing is paid twice.
 */
export const payoutTransfer = pgTable(
  'payout_transfer',
  {
    id: uuid().primaryKey(),
    payoutId: uuid()
      .notNull()
      .references(() => payout.id),
    state: text().$type<TransferState>().notNull(),
    /** Stored until the seller's account with the shop is erased. */
    ibanSealed: text(),
    holderSealed: text(),
    /** Set if it was sent in a file. */
    batchId: uuid().references(() => payoutBatch.id),
    providerRef: text().unique(),
    /** Why the bank refused it. */
    reason: text(),
    tries: integer().notNull().default(0),
    /** When the bank is polled again; never if it was sent in a file, or has ended. */
    nextTryAt: moment(),
    lastError: text(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  t => [
    uniqueIndex('payout_one_transfer').on(t.payoutId).where(sql`state <> 'refused'`),
    index('transfers_to_ask').on(t.nextTryAt).where(sql`state in ('open', 'sent')`),
    index().on(t.batchId),
  ],
)

/** Webhooks from the bank, each once, as they arrived. */
export const payoutWebhook = pgTable('payout_notice', {
  id: uuid().primaryKey(),
  eventKey: text().notNull().unique(),
  transferId: uuid()
    .notNull()
    .references(() => payoutTransfer.id),
  raw: text().notNull(),
  receivedAt: moment().notNull(),
})

export const payoutHistory = pgTable(
  'payout_history',
  {
    id: uuid().primaryKey(),
    payoutId: uuid()
      .notNull()
      .references(() => payout.id),
    fromState: text().$type<PayoutState>(),
    toState: text().$type<PayoutState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [index().on(t.payoutId, t.at)],
)
