import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money/money.ts'
import type { PayoutState, TransferState } from '#domain/sell/payout-state.ts'
import { moment, money } from './catalogue.ts'
import { tradeIn } from './sale.ts'

/**
 * What the shop owes a seller, once for a sale: written in the transaction that settles how much it is. `dueOn` is the
 * last day it may come on; the account it goes to is the sale's.
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
    /** The transfer as the bank knows it. */
    providerRef: text().unique(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** When it came to its seller, or was found not to. */
    settledAt: moment(),
  },
  t => [
    index('payouts_to_send').on(t.dueOn).where(sql`state in ('due', 'failed')`),
    check('payout_not_negative', sql`${t.amountMinor} >= 0`),
  ],
)

/** pain.001: what was put into one file for the shop's bank; its transfers name it. */
export const payoutBatch = pgTable('payout_batch', {
  id: uuid().primaryKey(),
  /** As the file names itself. */
  messageId: text().notNull().unique(),
  /** A request that is sent again gets the file it got before. */
  requestKey: text().notNull().unique(),
  currency: text().$type<Currency>().notNull(),
  executeOn: date({ mode: 'string' }).notNull(),
  createdAt: moment().notNull(),
})

/**
 * One try to pay, to the account as it was then, under the id as the bank's key. Until one was refused there is no other:
 * nothing is paid twice.
 */
export const payoutTransfer = pgTable(
  'payout_transfer',
  {
    id: uuid().primaryKey(),
    payoutId: uuid()
      .notNull()
      .references(() => payout.id),
    state: text().$type<TransferState>().notNull(),
    /** Until its seller's account with the shop is erased. */
    ibanSealed: text(),
    holderSealed: text(),
    /** It went by file. */
    batchId: uuid().references(() => payoutBatch.id),
    providerRef: text().unique(),
    /** Why the bank refused it. */
    reason: text(),
    tries: integer().notNull().default(0),
    /** When the bank is asked again; never where it went by file, or is over. */
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

/** What the bank told unasked, each once, as it came. */
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
