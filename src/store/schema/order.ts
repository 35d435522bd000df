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
import type { Grade } from '#domain/device/device.ts'
import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import { listing, moment, money } from './catalogue.ts'
import { member } from './identity.ts'
import { unit } from './unit.ts'

/**
 * A placed cart, never edited: prices, texts and pickup point stay as they were (orders.md). `countedAs` are hashes of
 * what it has in common with the customer's other orders, `browserHash` is one of the browser that sent it.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    cartId: uuid().notNull().unique(),
    market: text().$type<Market>().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<OrderState>().notNull(),
    customerType: text().$type<'personal' | 'corporate'>().notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    billing: jsonb().notNull(),
    deliveryMethod: text().$type<'easybox' | 'courier'>().notNull(),
    deliverySubtype: text().notNull(),
    pickupPoint: jsonb(),
    paymentMethod: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    itemsMinor: money().notNull(),
    discountMinor: money().notNull(),
    deliveryMinor: money().notNull(),
    collectionFeeMinor: money().notNull(),
    totalMinor: money().notNull(),
    promoCode: text(),
    linkTokenHash: text().notNull(),
    countedAs: text().array().notNull().default([]),
    browserHash: text(),
    wantsNewsletter: boolean().notNull().default(false),
    /** The account it belongs to: that of the signed-in customer, or of a member who verified its email address later. */
    userId: uuid().references(() => member.id, { onDelete: 'set null' }),
    agreedTexts: jsonb().$type<{ key: string; version: string }[]>().notNull(),
    placedAt: moment().notNull(),
    /**
     * Set while the order waits for payment, or for the difference that a trade-in left: after that time it ends and
     * releases what it holds.
     */
    payableUntil: moment(),
  },
  t => [
    index().on(t.market, t.state, t.placedAt),
    // Without a list of pending entries, which each order would search from start to end.
    index('orders_counted_as').using('gin', t.countedAs).with({ fastupdate: false }),
    index('orders_by_user').on(t.userId, t.placedAt),
    index('orders_by_email').on(sql`lower(contact_email)`, t.placedAt),
    index('orders_by_name').on(sql`lower(contact_name) text_pattern_ops`),
    index('orders_by_phone').on(t.contactPhone),
    index('orders_to_expire').on(t.payableUntil).where(sql`payable_until is not null`),
    check(
      'orders_waiting_has_end',
      sql`case ${t.state} when 'awaiting-payment' then ${t.payableUntil} is not null
        when 'awaiting-trade-in' then true else ${t.payableUntil} is null end`,
    ),
    check(
      'orders_money_not_negative',
      sql`least(${t.itemsMinor}, ${t.discountMinor}, ${t.deliveryMinor}, ${t.collectionFeeMinor}, ${t.totalMinor}) >= 0`,
    ),
    check(
      'orders_total_is_sum',
      sql`${t.totalMinor} = ${t.itemsMinor} - ${t.discountMinor} + ${t.deliveryMinor} + ${t.collectionFeeMinor}`,
    ),
  ],
)

/**
 * `belongsTo` is the position of the device a line is sold with. `isLive` is false once the line is cancelled or
 * returned; one live line per unit is the shop's most important invariant.
 */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text().$type<'device' | 'service' | 'battery' | 'accessory' | 'gift-wrap'>().notNull(),
    listingId: text().references(() => listing.id),
    unitId: uuid().references(() => unit.id),
    itemId: text().notNull(),
    title: text().notNull(),
    grade: text().$type<Grade>(),
    priceMinor: money().notNull(),
    taxScheme: text().$type<'margin' | 'vat'>().notNull(),
    belongsTo: integer(),
    isLive: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_line_by_unit').on(t.unitId),
    uniqueIndex('order_line_one_live_per_unit').on(t.unitId).where(sql`is_live`),
    check('order_line_device_has_unit', sql`(${t.kind} = 'device') = (${t.unitId} is not null)`),
    check('order_line_price_not_negative', sql`${t.priceMinor} >= 0`),
  ],
)

export const orderAddress = pgTable(
  'order_address',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    role: text().$type<'delivery' | 'billing'>().notNull(),
    countyId: text().notNull(),
    county: text().notNull(),
    localityId: text().notNull(),
    locality: text().notNull(),
    street: text().notNull(),
    number: text().notNull(),
    details: text(),
    postalCode: text(),
  },
  t => [primaryKey({ columns: [t.orderId, t.role] })],
)

export const orderHistory = pgTable(
  'order_history',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    subject: text().$type<'order' | 'payment' | 'shipment' | 'refund' | 'reversal'>().notNull(),
    fromState: text(),
    toState: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [
    index().on(t.orderId, t.at),
    index('order_history_handed_over')
      .on(t.at)
      .where(sql`subject = 'shipment' and to_state = 'handed-over'`),
  ],
)

export const promo = pgTable(
  'promo',
  {
    market: text().$type<Market>().notNull(),
    code: text().notNull(),
    percentage: integer().notNull(),
    minimumMinor: money().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    maxUses: integer(),
    uses: integer().notNull().default(0),
  },
  t => [
    unique().on(t.market, t.code),
    check('promo_percentage', sql`${t.percentage} between 1 and 100`),
    check(
      'promo_uses',
      sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`,
    ),
  ],
)
