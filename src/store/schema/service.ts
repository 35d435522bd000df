import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { money } from './catalogue.ts'

/** Extra warranty and insurance on offer for devices priced from `fromMinor` to below `toMinor` (Spec 3.4). */
export const extraService = pgTable(
  'extra_service',
  {
    market: text().$type<Market>().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    type: text().$type<'EXTRA_WARRANTY' | 'INSURANCE'>().notNull(),
    key: text().notNull(),
    fromMinor: money().notNull(),
    toMinor: money(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.market, t.deviceType, t.key, t.fromMinor] }),
    check('extra_service_price_not_negative', sql`${t.priceMinor} >= 0`),
  ],
)

/** A new battery, fitted before delivery. */
export const batteryOffer = pgTable(
  'battery_offer',
  {
    id: text().notNull(),
    market: text().$type<Market>().notNull(),
    deviceType: text().$type<DeviceType>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.market, t.deviceType] }),
    check('battery_price_not_negative', sql`${t.priceMinor} >= 0`),
  ],
)
