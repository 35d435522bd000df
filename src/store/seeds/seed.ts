import { sql } from 'drizzle-orm'
import { markets } from '#domain/market/market.ts'
import type { Database, Transaction } from '../database.ts'
import { createSerialHash } from '../import/serial-hash.ts'
import { promo } from '../schema/order.ts'
import { setting } from '../schema/plumbing.ts'
import { createSeal } from '../seal.ts'
import { companyOf } from './company.ts'
import { insertAll } from './insert-all.ts'
import { openNewMethods } from './open-new-methods.ts'
import { promos } from './promos.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedContent } from './seed-content.ts'
import { seedExtras } from './seed-extras.ts'
import { seedLegalTexts } from './seed-legal-texts.ts'
import { seedPlaces } from './seed-places.ts'
import { seedPriceBook } from './seed-price-book.ts'
import { settingsSeed } from './settings.ts'

const seedLock = 7_305_812

/**
 * Fills an empty database for the demo, in one transaction, one process at a time; an already filled database gets only
 * the texts, methods and base prices that were added since.
 */
export function seedDatabase({ db }: Pick<Database, 'db'>, secret: string): Promise<void> {
  return db
    .transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = '60s'`)
      // A second process waits until the first has filled the database.
      await tx.execute(sql`set local lock_timeout = '60s'`)
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
      const now = new Date()
      await seedLegalTexts(tx, now)
      await seedContent(tx, now)
      await seedPriceBook(tx, now)
      if (await isFilled(tx)) return openNewMethods(tx)
      await insertAll(
        tx,
        setting,
        markets.flatMap(market => [
          { market, key: 'shop', value: settingsSeed[market] },
          { market, key: 'company', value: companyOf[market] },
        ]),
      )
      await seedPlaces(tx)
      await seedCatalogue(tx, { ...createSeal(secret), hash: createSerialHash(secret) }, now)
      await seedExtras(tx)
      await insertAll(tx, promo, promos)
    })
    .then(() => db.execute(analyzeFilled))
    .then(() => undefined)
}

/**
 * Statistics of the tables that hold rows. Of an empty one they would say so after it has been filled, too, until the
 * next `analyze`, and its rows would be searched without an index.
 */
const analyzeFilled = sql`
  do $$ begin
    execute (
      select 'analyze ' || string_agg(oid::regclass::text, ', ') from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    );
  end $$`

async function isFilled(tx: Transaction) {
  return (await tx.select().from(setting).limit(1)).length > 0
}
