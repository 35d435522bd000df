import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'
import { member } from './identity.ts'

/** A member's delivery addresses (Spec 3.3). */
export const savedAddress = pgTable(
  'saved_address',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    market: text().$type<Market>().notNull(),
    countyId: text().notNull(),
    county: text().notNull(),
    localityId: text().notNull(),
    locality: text().notNull(),
    street: text().notNull(),
    number: text().notNull(),
    details: text(),
    postalCode: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [index().on(t.userId, t.market)],
)
