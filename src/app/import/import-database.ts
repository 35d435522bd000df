import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Database, openDatabase } from '#store/database.ts'
import { runningEmbedded } from '#store/embedded/running.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import type { Config } from '../config.ts'

/** The shop's database: `DATABASE_URL`, else the embedded one, which a running shop may be using. */
export async function openImportDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  queryTimeoutMs?: number,
): Promise<Database> {
  const open = (url: string) => openDatabase(url, connections, queryTimeoutMs)
  if (databaseUrl) return open(databaseUrl)
  mkdirSync(dataDir, { recursive: true })
  const running = await runningEmbedded(dataDir)
  if (running) return open(running)
  const embedded = await startEmbedded(dataDir)
  try {
    await ensureDatabase(embedded.url('postgres'), 'kintsu')
    await migrateDatabase(embedded.url(), resolve('src/store/migrations'))
  } catch (error) {
    await embedded.stop()
    throw error
  }
  const database = open(embedded.url())
  return { ...database, close: () => database.close().finally(embedded.stop) }
}

/** One connection for writing, one for reading. */
const connections = 2
