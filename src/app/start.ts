import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'
import { buildWhenStale } from './build.ts'
import { readConfig } from './config.ts'
import type { startShop } from './server.ts'
import { step } from './step.ts'

// NODE_ENV decides React's build; it must be set before anything of the bundle is loaded.
process.env.NODE_ENV ??= 'production'

const config = await step('Settings', 1, async () => readConfig(process.env))
mkdirSync(config.dataDir, { recursive: true })
const server = await step('Build', 180, () => buildWhenStale(resolve('.')))
const embedded = config.databaseUrl
  ? undefined
  : await step('Database', 45, () => startEmbedded(config.dataDir))
const ending = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort())

try {
  if (embedded) await ensureDatabase(embedded.url('postgres'), 'kintsu')
  const bundle = (await import(pathToFileURL(server).href)) as { startShop: typeof startShop }
  const shop = await bundle.startShop(
    { ...config, databaseUrl: config.databaseUrl ?? embedded?.url() ?? '' },
    step,
  )
  for (const line of shop.addresses) console.log(line)
  await new Promise<void>(done => {
    if (ending.signal.aborted) done()
    ending.signal.addEventListener('abort', () => done())
  })
  await shop.stop()
} finally {
  await embedded?.stop()
}
process.exit(0)
