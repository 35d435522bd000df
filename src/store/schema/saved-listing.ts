import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'
import { member } from './identity.ts'

/** The favourites of a member. What was taken off the list stays as a row, so that a browser that was away does not bring it back. */
export const savedListing = pgTable(
  'saved_listing',
  {
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    market: text().$type<Market>().notNull(),
    listingId: text().notNull(),
    isSaved: boolean().notNull(),
    /** By the clock of the browser, and never later than the shop's. */
    changedAt: moment().notNull(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index().on(t.userId, t.market, t.changedAt),
  ],
)
