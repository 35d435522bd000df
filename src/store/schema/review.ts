import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Rating, ReviewKind, ShownName } from '#domain/review/review.ts'
import type { HidingReason, ReviewState } from '#domain/review/review-state.ts'
import { listing, model, moment, product } from './catalogue.ts'
import { orderLine, orders } from './order.ts'
import { tradeIn } from './trade-in.ts'

const isPublished = sql`state = 'published'`

/**
 * One review of one bought device, or of one trade-in: the order or trade-in identifies the author. Lists contain what
 * is published, each sort order from its own index. `name` is '' if the author is shown only as a verified buyer or
 * seller.
 */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    kind: text().$type<ReviewKind>().notNull(),
    orderId: uuid(),
    position: integer(),
    saleId: uuid()
      .unique()
      .references(() => tradeIn.id),
    /** Set for a purchase; a traded-in device is identified by its trade-in. */
    listingId: text().references(() => listing.id),
    productId: text().references(() => product.id),
    modelId: text()
      .notNull()
      .references(() => model.id),
    brandSlug: text().notNull(),
    grade: text().$type<Grade>(),
    rating: integer().$type<Rating>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    shownName: text().$type<ShownName>().notNull(),
    name: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    hiddenFor: text().$type<HidingReason>(),
    writtenAt: moment().notNull(),
    editedAt: moment(),
    reply: text(),
    repliedAt: moment(),
  },
  t => [
    foreignKey({
      columns: [t.orderId, t.position],
      foreignColumns: [orderLine.orderId, orderLine.position],
    }),
    unique('review_one_per_line').on(t.orderId, t.position),
    index().on(t.market, t.state, t.writtenAt),
    index('review_newest').on(t.market, t.kind, t.writtenAt, t.id).where(isPublished),
    index('review_highest').on(t.market, t.kind, t.rating, t.writtenAt, t.id).where(isPublished),
    index('review_lowest')
      .on(t.market, t.kind, t.rating, t.writtenAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isPublished),
    index('review_of_brand').on(t.market, t.brandSlug, t.writtenAt, t.id).where(isPublished),
    index('review_of_model').on(t.market, t.modelId, t.writtenAt, t.id).where(isPublished),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check(
      'review_of_purchase_has_line',
      sql`(${t.kind} = 'purchase') = (${t.orderId} is not null)`,
    ),
    check('review_of_sale_has_sale', sql`(${t.kind} = 'sale') = (${t.saleId} is not null)`),
    check(
      'review_of_purchase_has_device',
      sql`${t.kind} = 'sale' or (${t.listingId} is not null and ${t.productId} is not null
        and ${t.grade} is not null)`,
    ),
    check('review_hidden_has_reason', sql`(${t.state} = 'hidden') = (${t.hiddenFor} is not null)`),
    check('review_reply_has_time', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
)

/** Every change of a review's state or of its text; for a text, `toState` is the same as before. */
export const reviewHistory = pgTable(
  'review_history',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    fromState: text().$type<ReviewState>(),
    toState: text().$type<ReviewState>().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  t => [index().on(t.reviewId, t.at)],
)

/** Visitors' reports; `clientHash` distinguishes visitors without storing their addresses. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    reason: text().$type<HidingReason>().notNull(),
    clientHash: text().notNull(),
    at: moment().notNull(),
  },
  t => [unique('review_report_once').on(t.reviewId, t.clientHash)],
)

/**
 * The number of published reviews per rating, of a model in a market and, with `modelId` '', of the whole market:
 * written in the transaction that changes a review, so that no page ever counts reviews.
 */
export const reviewSummary = pgTable(
  'review_summary',
  {
    market: text().$type<Market>().notNull(),
    kind: text().$type<ReviewKind>().notNull(),
    modelId: text().notNull(),
    n1: integer().notNull(),
    n2: integer().notNull(),
    n3: integer().notNull(),
    n4: integer().notNull(),
    n5: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.market, t.kind, t.modelId] }),
    check(
      'review_summary_not_negative',
      sql`least(${t.n1}, ${t.n2}, ${t.n3}, ${t.n4}, ${t.n5}) >= 0`,
    ),
  ],
)

/**
 * A review invitation to the buyer of an order, or the seller of a trade-in, sent once; the link's secret is stored as
 * a hash.
 */
export const reviewInvitation = pgTable(
  'review_invitation',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    saleId: uuid()
      .unique()
      .references(() => tradeIn.id),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
  },
  t => [check('review_invitation_of_one', sql`num_nonnulls(${t.orderId}, ${t.saleId}) = 1`)],
)

/** People who opted out of review invitations: a keyed digest of the address, which identifies nobody. */
export const reviewStop = pgTable('review_stop', {
  recipientHash: text().primaryKey(),
  at: moment().notNull(),
})
