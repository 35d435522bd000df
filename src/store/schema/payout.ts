import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money/money.ts'
import type { PayoutState } from '#domain/sell/payout-state.ts'
import { moment, money } from './catalogue.ts'
import { sale } from './sale.ts'

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
      .references(() => sale.id),
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
