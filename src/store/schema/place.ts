import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

function market() {
  return text().$type<Market>().notNull()
}

export const county = pgTable(
  'county',
  {
    market: market(),
    id: integer().notNull(),
    name: text().notNull(),
    /** In the official list from which it was imported. */
    code: text(),
  },
  t => [primaryKey({ columns: [t.market, t.id] }), uniqueIndex('county_code').on(t.market, t.code)],
)

export const locality = pgTable(
  'locality',
  {
    market: market(),
    id: integer().notNull(),
    countyId: integer().notNull(),
    name: text().notNull(),
    postalCode: text().notNull(),
    /** Official lists do not always say where a place is. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** In the official list from which it was imported. */
    code: text(),
  },
  t => [
    primaryKey({ columns: [t.market, t.id] }),
    index().on(t.market, t.countyId),
    uniqueIndex('locality_code').on(t.market, t.code),
    foreignKey({ columns: [t.market, t.countyId], foreignColumns: [county.market, county.id] }),
  ],
)

export const street = pgTable(
  'street',
  {
    market: market(),
    id: integer().notNull(),
    localityId: integer().notNull(),
    name: text().notNull(),
    postalCode: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.market, t.id] }),
    index().on(t.market, t.localityId, t.name),
    foreignKey({
      columns: [t.market, t.localityId],
      foreignColumns: [locality.market, locality.id],
    }),
  ],
)

export const pickupPoint = pgTable(
  'pickup_point',
  {
    market: market(),
    id: text().notNull(),
    carrier: text().$type<'sameday' | 'econt' | 'gls'>().notNull(),
    kind: text().$type<'locker' | 'office'>().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    localityId: integer().notNull(),
    postalCode: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    hours: text().notNull(),
    /** When the carrier last listed it; a point it no longer lists is closed. */
    syncedAt: moment(),
    isOpen: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.market, t.id] }),
    index().on(t.market, t.carrier, t.kind),
    foreignKey({
      columns: [t.market, t.localityId],
      foreignColumns: [locality.market, locality.id],
    }),
  ],
)
