import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeviceType } from '#domain/device/device.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { Offers } from '#domain/trade-in/running-offer.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import { moment, money } from './catalogue.ts'
import { member } from './identity.ts'

/**
 * A device that somebody sells to the shop (sell.md). The offer is frozen: the answers, the price book version and the
 * breakdowns are stored with it and never recalculated. Account and device numbers are encrypted (src/store/seal.ts).
 */
export const tradeIn = pgTable(
  'sale',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    market: text().$type<Market>().notNull(),
    state: text().$type<TradeInState>().notNull(),
    /** The account it belongs to. */
    userId: uuid().references(() => member.id, { onDelete: 'set null' }),
    email: text().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    /** In the price book. */
    modelId: text().notNull(),
    /** As shown to its seller: "iPhone 13 128 GB". */
    title: text().notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    bookVersion: text(),
    /** For each payout method. */
    breakdown: jsonb().$type<Offers>(),
    currency: text().$type<Currency>().notNull(),
    /** For the chosen payout, or a fast transfer until one is chosen. */
    offerMinor: money(),
    offeredAt: moment(),
    /** The offer cannot be accepted from this time on. */
    expiresAt: moment(),
    payout: text().$type<PayoutMethod>(),
    ibanSealed: text(),
    holderSealed: text(),
    /** One of the two; `deviceHash` is its keyed digest, by which the same device is found again. */
    imeiSealed: text(),
    serialSealed: text(),
    deviceHash: text(),
    /** Set on acceptance: digests of what the trade-ins of one seller have in common. */
    countedAs: text().array().notNull().default([]),
    /** When all declarations were made, together. */
    declaredAt: moment(),
    senderName: text(),
    senderPhone: text(),
    handover: jsonb().$type<Handover>(),
    /** The last day to hand over its parcel. */
    sendBy: date({ mode: 'string' }),
    /** After inspection, if it is less than the offer. */
    secondOfferMinor: money(),
    paidMinor: money(),
    startedAt: moment().notNull(),
    /** Of the link in its emails. */
    tokenHash: text(),
    /** A repeated request creates no second trade-in. */
    requestKey: text().unique(),
    requestHash: text(),
    wantsNewsletter: boolean().notNull().default(false),
    /** The offer that replaced this one, with other answers. */
    replacedBy: uuid().references((): AnyPgColumn => tradeIn.id),
    /** When the seller was reminded that the offer ends soon. */
    remindedAt: moment(),
  },
  t => [
    index('sales_by_user').on(t.userId, t.startedAt),
    index('sales_by_email').on(sql`lower(email)`, t.startedAt),
    index().on(t.market, t.state, t.startedAt),
    index('sales_counted_as').using('gin', t.countedAs),
    index('sales_to_expire').on(t.expiresAt).where(sql`state = 'offered'`),
    index('sales_by_device').on(t.deviceHash),
    // A device is in one trade-in at a time, until it is paid for, went elsewhere or is not sent after all.
    uniqueIndex('sale_one_of_a_device')
      .on(t.deviceHash)
      .where(
        sql`state not in ('draft', 'offered', 'paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled')`,
      ),
    check(
      'sale_offer_is_whole',
      sql`${t.state} in ('draft', 'cancelled') or (${t.offerMinor} is not null and ${t.offeredAt} is not null
        and ${t.bookVersion} is not null and ${t.breakdown} is not null)`,
    ),
    check(
      'sale_money_not_negative',
      sql`least(${t.offerMinor}, ${t.secondOfferMinor}, ${t.paidMinor}) >= 0`,
    ),
  ],
)

export const tradeInHistory = pgTable(
  'sale_history',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .references(() => tradeIn.id),
    fromState: text().$type<TradeInState>(),
    toState: text().$type<TradeInState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
    /** Orders rows with the same instant. */
    place: bigserial({ mode: 'number' }),
  },
  t => [index().on(t.saleId, t.at)],
)

/** What differs from the seller's answers, line by line, in the seller's language (sell.md). */
export const tradeInFinding = pgTable(
  'sale_finding',
  {
    saleId: uuid()
      .notNull()
      .references(() => tradeIn.id),
    position: integer().notNull(),
    part: text().$type<InspectedPart>().notNull(),
    declared: text().notNull(),
    found: text().notNull(),
    /** Path on the host. */
    photoPath: text(),
    /** The change of the offer; negative if it lowers the offer. */
    amountMinor: money().notNull(),
  },
  t => [primaryKey({ columns: [t.saleId, t.position] })],
)
