import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { VoucherSource } from '#domain/voucher/voucher.ts'
import type { EntryKind } from '#domain/voucher/voucher-entry.ts'
import type { VoucherStatus } from '#domain/voucher/voucher-refusal.ts'
import { moment, money } from './catalogue.ts'
import { member } from './identity.ts'
import { orders } from './order.ts'
import { payment, refund } from './payment.ts'

/**
 * Money the shop owes. Its code is derived from the shop's secret and the id, so only a hash is stored. Without a
 * member, anybody who has the code may spend it. `leftMinor` is the sum of its entries; if negative, orders that spent
 * it owe that much (decision 44).
 */
export const voucher = pgTable(
  'voucher',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    codeHash: text().notNull().unique(),
    currency: text().$type<Currency>().notNull(),
    originalMinor: money().notNull(),
    leftMinor: money().notNull(),
    userId: uuid().references(() => member.id, { onDelete: 'set null' }),
    sourceKind: text().$type<VoucherSource>().notNull(),
    sourceSubject: text().notNull(),
    standing: text().$type<VoucherStatus>().notNull(),
    /** Pays only orders of at least this total. */
    orderFromMinor: money(),
    issuedAt: moment().notNull(),
    expiresAt: moment(),
  },
  t => [
    unique('voucher_once_per_source').on(t.sourceKind, t.sourceSubject),
    index('voucher_by_member').on(t.userId, t.issuedAt),
    index('voucher_to_expire').on(t.expiresAt).where(sql`left_minor > 0`),
    check(
      'voucher_left_within',
      sql`${t.leftMinor} <= ${t.originalMinor} and (${t.leftMinor} >= 0
        or (${t.sourceKind} = 'payout' and ${t.standing} <> 'pending'))`,
    ),
    check(
      'voucher_pending_is_of_trade_in',
      sql`${t.standing} <> 'pending' or ${t.sourceKind} = 'payout'`,
    ),
  ],
)

/** Every change of a voucher, once. Money spent is a payment of the order, money returned is a refund of that payment. */
export const voucherEntry = pgTable(
  'voucher_entry',
  {
    id: uuid().primaryKey(),
    voucherId: uuid()
      .notNull()
      .references(() => voucher.id),
    kind: text().$type<EntryKind>().notNull(),
    amountMinor: money().notNull(),
    orderId: uuid().references(() => orders.id),
    paymentId: uuid().references(() => payment.id),
    refundId: uuid().references(() => refund.id),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [
    index().on(t.voucherId, t.at),
    uniqueIndex('voucher_entry_one_spend').on(t.voucherId, t.orderId).where(sql`kind = 'spend'`),
    uniqueIndex('voucher_entry_one_spend_per_payment').on(t.paymentId).where(sql`kind = 'spend'`),
    unique('voucher_entry_once_per_refund').on(t.refundId),
    check(
      'voucher_entry_direction',
      sql`case ${t.kind} when 'issue' then ${t.amountMinor} > 0 when 'give-back' then ${t.amountMinor} > 0
        when 'adjust' then true else ${t.amountMinor} < 0 end`,
    ),
    check(
      'voucher_entry_spend_is_payment',
      sql`(${t.kind} = 'spend') = (${t.paymentId} is not null)`,
    ),
    check(
      'voucher_entry_give_back_is_refund',
      sql`(${t.kind} = 'give-back') = (${t.refundId} is not null)`,
    ),
  ],
)
