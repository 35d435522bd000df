import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

/** What a market tells its readers: pages by their name, articles of the blog by their slug. `body` is Markdown; the version published last is shown. */
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
    /** Of articles: the day they are dated. */
    publishedOn: date({ mode: 'string' }),
    publishedAt: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.market, t.kind, t.slug, t.version] })],
)

/** What somebody wrote to the shop on the support page. */
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
  },
  t => [index().on(t.market, t.sentAt)],
)
