import type { Bases } from '#domain/market/base.ts'
import { openDatabase } from '#store/database.ts'
import { writeOrigin } from '#store/origin.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { seedRewards } from '#store/seeds/seed-rewards.ts'
import { addDemoLogins } from './demo-logins.ts'
import { writeHistory } from './history/write-history.ts'

type Seeding = {
  readonly databaseUrl: string
  readonly secret: string
  /** The fingerprint of the sources: a start from the same ones does not seed again. */
  readonly sources: string
  readonly bases: Bases
  /** Whether sixty days of trade are written, too. */
  readonly hasHistory: boolean
}

const seedSeconds = 60
const historyConnections = 6

/** The demo catalogue, contents, accounts and history, in a migrated database. */
export async function seedForDemo(seeding: Seeding): Promise<void> {
  const { databaseUrl, secret, sources, bases, hasHistory } = seeding
  const database = openDatabase(databaseUrl, historyConnections, seedSeconds * 1000)
  // What a crash of the machine may take is made anew: the origin, which says that all is there, is written last.
  database.pool.on('connect', client => client.query('set synchronous_commit = off'))
  try {
    await seedDatabase(database, secret)
    await seedRewards(database.db)
    await addDemoLogins(database.db, secret)
    if (hasHistory) await writeHistory(database, { secret, bases, now: new Date() })
    await writeOrigin(database.pool, { kind: 'demo', sources })
  } finally {
    await database.close()
  }
}
