import { openDatabase } from '#store/database.ts'
import { writeSeededSources } from '#store/seeded-sources.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { addDemoLogins } from './demo-logins.ts'

type Seeding = {
  readonly databaseUrl: string
  readonly secret: string
  /** The fingerprint of the sources: a start from the same ones does not seed again. */
  readonly sources: string
}

const seedSeconds = 60

/** The demo catalogue, contents and accounts, in a migrated database. */
export async function seedForDemo({ databaseUrl, secret, sources }: Seeding): Promise<void> {
  const database = openDatabase(databaseUrl, 1, seedSeconds * 1000)
  try {
    await seedDatabase(database, secret)
    await addDemoLogins(database.db, secret)
    await writeSeededSources(database.pool, sources)
  } finally {
    await database.close()
  }
}
