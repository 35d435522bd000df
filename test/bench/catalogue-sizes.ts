import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#store/database.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { growDatabase } from '#store/seeds/large/grow-catalogue.ts'
import { seedDatabase } from '#store/seeds/seed.ts'

/** The demo catalogue itself has about ten thousand units. */
export const sizes = { '10k': 10_000, '100k': 100_000, '1M': 1_000_000 } as const
export type Size = keyof typeof sizes

export type Sized = {
  readonly size: Size
  readonly products: number
  readonly units: number
  readonly database: Database
}

/** One server with a database of each size, so that all sizes can be queried within the same minute. */
export async function withSizes(
  requested: readonly Size[],
  use: (sized: readonly Sized[]) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-bench-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder)
  try {
    await ensureDatabase(server.url('postgres'), 'seeded')
    await migrateDatabase(server.url('seeded'), 'src/store/migrations')
    const seeded = openDatabase(server.url('seeded'), 2)
    await seedDatabase(seeded, 'a secret of the bench').finally(() => seeded.close())
    const opened: Sized[] = []
    for (const size of requested) {
      const counted = await grown(server.url('postgres'), server.url(`size_${size}`), size)
      opened.push({ size, ...counted, database: openDatabase(server.url(`size_${size}`), 4) })
    }
    await use(opened).finally(() => Promise.all(opened.map(({ database }) => database.close())))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function grown(admin: string, url: string, size: Size) {
  await asClient(admin, client => client.query(`create database "size_${size}" template seeded`))
  return growDatabase(url, sizes[size])
}

async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
