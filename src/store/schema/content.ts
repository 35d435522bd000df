import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

/**
 * The content of a market: pages by name, blog articles by slug. `body` is Markdown; the version that was published last
 * is shown.
 */
export const contentPage = pgTable(
  'content_page',
  {
    market: text().$type<Market>().notNull(),
    kind: text().$type<'page' | 'post'>().notNull(),
    slug: text().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    tags: text().array().notNull(),
    /** For articles: their date. */
    publishedOn: date({ mode: 'string' }),
    publishedAt: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.kind, t.slug, t.version] })],
)

/** A message that somebody sent through the support page. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    market: text().$type<Market>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    orderNumber: text(),
    message: text().notNull(),
    sentAt: moment().notNull(),
    /** When staff answered it, or said that it needs no answer. */
    doneAt: moment(),
  },
  t => [
    index().on(t.market, t.sentAt),
    index('contact_message_open').on(t.market, t.sentAt).where(sql`done_at is null`),
  ],
)

/** What staff answered by email. Erased with its message. */
export const contactReply = pgTable(
  'contact_reply',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** The name at that time. */
    actor: text().notNull(),
    text: text().notNull(),
  },
  t => [index().on(t.messageId, t.at)],
)
