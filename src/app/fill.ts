import { mkdirSync } from 'node:fs'
import { type EmbeddedServer, startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { readOrigin, requireOrigin } from '#store/origin.ts'
import { readConfig } from './config.ts'
import type { FillFailure } from './start/fill-database.ts'

/** Migrates and seeds the database of a demo, and ends: see `src/app/start/fill-database.ts`. */
async function fill(): Promise<void> {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  const starting = config.databaseUrl ? undefined : startEmbedded(config.dataDir)
  // It takes as long to load as PostgreSQL takes to begin.
  const loading = import('./demo/seed-for-demo.ts')
  let embedded: EmbeddedServer | undefined
  try {
    embedded = await starting
    if (embedded) await ensureDatabase(embedded.url('postgres'), 'kintsu')
    const { seedForDemo } = await loading
    const databaseUrl = config.databaseUrl ?? embedded?.url() ?? ''
    requireOrigin('demo', await readOrigin(databaseUrl))
    await migrateDatabase(databaseUrl, 'src/store/migrations')
    await seedForDemo({ ...config, databaseUrl, sources: process.env.KINTSU_SOURCES ?? '' })
  } finally {
    await embedded?.stop()
  }
}

await fill().catch((error: Error & { readonly code?: string }) => {
  process.exitCode = 1
  const failure: FillFailure = { message: error.message, trace: error.stack, code: codeOf(error) }
  process.send?.(failure)
})
process.disconnect?.()

/** The code of the innermost cause that has one: the advice of a failed start is found by it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : codeOf(error.cause)
}
