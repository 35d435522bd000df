import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EmbeddedServer, startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'
import { readConfig } from './config.ts'
import { startSandboxChild } from './demo/sandbox-child.ts'
import type { startShop } from './server.ts'
import { adviceFor } from './start/advice.ts'
import { buildWhenStale } from './start/build.ts'
import { shutdownSignal } from './start/ending.ts'
import { step } from './start/step.ts'

// NODE_ENV selects React's build; it must be set before any part of the bundle is loaded.
process.env.NODE_ENV ??= 'production'

const shutdown = shutdownSignal(process.env)
let embedded: EmbeddedServer | undefined
let sandbox: Awaited<ReturnType<typeof startSandboxChild>> | undefined

async function run() {
  const config = await step('Settings', 1, async () => readConfig(process.env))
  mkdirSync(config.dataDir, { recursive: true })
  const server = await step('Build', 180, () => buildWhenStale(resolve('.')))
  if (!config.databaseUrl) {
    embedded = await step('Database', 45, () => startEmbedded(config.dataDir))
    await ensureDatabase(embedded.url('postgres'), 'kintsu')
  }
  const bundle = (await import(pathToFileURL(server).href)) as { startShop: typeof startShop }
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? ''
  if (!config.providers) sandbox = await step('Sandbox', 15, () => startSandboxChild(config))
  const providers = config.providers ?? sandbox?.settings ?? {}
  const shop = await bundle.startShop({ ...config, databaseUrl, providers }, step)
  for (const line of shop.addresses) console.log(line)
  if (!shutdown.aborted) await new Promise(resolve => shutdown.addEventListener('abort', resolve))
  await shop.stop()
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  console.error(error)
  const cause = error instanceof Error ? error.message : String(error)
  console.error(`\nKintsu did not start. ${adviceFor(error) ?? cause}`)
} finally {
  await sandbox?.stop()
  await embedded?.stop()
}
process.exit()
