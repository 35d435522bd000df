import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'
import { member } from './identity.ts'

/**
 * A member's cart in the cloud; a cart belongs to one market, so each market has its own (Spec 3.4, 4.5). `timestamp`
 * is the server's, in milliseconds, and only rises. `removed` are markers of removed lines.
 */
export const cartDocument = pgTable(
  'cart_document',
  {
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    market: text().$type<Market>().notNull(),
    revision: integer().notNull(),
    timestamp: bigint({ mode: 'number' }).notNull(),
    stateVersion: text().notNull(),
    keys: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    removed: jsonb().$type<readonly string[]>().notNull(),
    expiresAt: moment().notNull(),
  },
  t => [primaryKey({ columns: [t.userId, t.market] }), index().on(t.expiresAt)],
)
