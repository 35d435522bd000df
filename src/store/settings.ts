import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from './database.ts'
import { setting } from './schema/plumbing.ts'

/** The settings of all markets, read once and again on `reload`: pages need them even while the database is away. */
export const makeSettingsStore = async (db: Db) => {
  let rows = await read(db)
  const value = (market: Market, key: string): unknown => {
    const found = rows.get(`${market} ${key}`)
    if (found === undefined) throw new Error(`The setting "${key}" of market ${market} is missing.`)
    return found
  }
  return {
    shopOf: (market: Market) => value(market, 'shop') as MarketSettings,
    companyOf: (market: Market) => value(market, 'company') as Company,
    reload: async () => {
      rows = await read(db)
    },
  }
}

const read = async (db: Db): Promise<ReadonlyMap<string, unknown>> =>
  new Map((await db.select().from(setting)).map(row => [`${row.market} ${row.key}`, row.value]))
