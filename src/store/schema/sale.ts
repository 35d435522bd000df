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
  pgSequence,
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
import type { Answers } from '#domain/sell/answers.ts'
import type { Payout } from '#domain/sell/price-tables.ts'
import type { Offers } from '#domain/sell/running-offer.ts'
import type { TradeInState } from '#domain/sell/sale-state.ts'
import type { InspectedPart } from '#domain/sell/sale-view.ts'
import { moment, money } from './catalogue.ts'
import { member } from './identity.ts'

/** Where the numbers of sales come from (domain/sell/sale-number.ts), one for each market. */
export const tradeInSerialRo = pgSequence('sale_serial_ro')
export const tradeInSerialBg = pgSequence('sale_serial_bg')
export const tradeInSerialHu = pgSequence('sale_serial_hu')
export const tradeInSerialGr = pgSequence('sale_serial_gr')

/**
 * A device somebody sells to the shop (sell.md). What was offered is frozen: the answers, the book's version and the
 * breakdowns it was reckoned by stay beside it and are never reckoned again. Account and device numbers are sealed
 * (src/store/seal.ts).
 */
export const tradeIn = pgTable(
  'sale',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    market: text().$type<Market>().notNull(),
    state: text().$type<TradeInState>().notNull(),
    /** Whose account it is in. */
    userId: uuid().references(() => member.id, { onDelete: 'set null' }),
    email: text().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    /** Of the price book. */
    modelId: text().notNull(),
    /** As its seller saw it: "iPhone 13 128 GB". */
    title: text().notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    bookVersion: text(),
    /** For each way to be paid. */
    breakdown: jsonb().$type<Offers>(),
    currency: text().$type<Currency>().notNull(),
    /** By the payout that was chosen, a fast transfer until then. */
    offerMinor: money(),
    offeredAt: moment(),
    /** From then on the offer cannot be accepted. */
    expiresAt: moment(),
    payout: text().$type<Payout>(),
    ibanSealed: text(),
    holderSealed: text(),
    /** One of the two; `deviceHash` is a keyed digest of it, by which the same device is found again. */
    imeiSealed: text(),
    serialSealed: text(),
    deviceHash: text(),
    /** From its acceptance on: digests of what the trade-ins of one seller have in common. */
    countedAs: text().array().notNull().default([]),
    /** When all of them were made, at once. */
    declaredAt: moment(),
    senderName: text(),
    senderPhone: text(),
    handover: jsonb().$type<Handover>(),
    /** Its parcel is handed over by then. */
    sendBy: date({ mode: 'string' }),
    /** After inspection, where it is less than the offer. */
    secondOfferMinor: money(),
    paidMinor: money(),
    startedAt: moment().notNull(),
    /** Of the link in its letters. */
    tokenHash: text(),
    /** A request that is sent again makes no second sale. */
    requestKey: text().unique(),
    requestHash: text(),
    wantsNewsletter: boolean().notNull().default(false),
    /** The offer that took its place, with other answers. */
    replacedBy: uuid().references((): AnyPgColumn => tradeIn.id),
    /** That its offer ends soon. */
    remindedAt: moment(),
  },
  t => [
    index('sales_by_user').on(t.userId, t.startedAt),
    index('sales_by_email').on(sql`lower(email)`, t.startedAt),
    index().on(t.market, t.state, t.startedAt),
    index('sales_counted_as').using('gin', t.countedAs),
    index('sales_to_expire').on(t.expiresAt).where(sql`state = 'offered'`),
    // A device is promised to the shop once, until it is paid for, went elsewhere or is not sent after all.
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
    /** Of two at one instant the earlier first. */
    place: bigserial({ mode: 'number' }),
  },
  t => [index().on(t.saleId, t.at)],
)

/** sell.md: what was found otherwise than declared, line by line, in the words of the seller's language. */
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
    /** Within the host. */
    photoPath: text(),
    /** What it changes of the offer, below zero where it lowers it. */
    amountMinor: money().notNull(),
  },
  t => [primaryKey({ columns: [t.saleId, t.position] })],
)
