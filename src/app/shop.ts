import { mkdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'
import { readConfig } from './config.ts'
import { startSandboxChild } from './demo/sandbox-child.ts'
import { prepareDatabase, startShop } from './server.ts'
import { builtSources } from './start/build.ts'
import { shutdownSignal } from './start/ending.ts'
import { compressLater } from './start/later-compression.ts'
import { printFailure } from './start/print-failure.ts'
import { step } from './start/step.ts'

/**
 * The program that `npm start` becomes once everything is built (`src/app/start.ts`): the entry of the server's bundle.
 * Server and pages share one module graph, or the router's context keys would not match.
 */
const shutdown = shutdownSignal(process.env)
let embedded: EmbeddedServer | undefined
let sandbox: ReturnType<typeof startSandboxChild> | undefined

async function run() {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  if (!config.providers) {
    sandbox = step('Sandbox', 15, () => startSandboxChild(config))
    // Awaited below: a failure before that must not end the process while the database still starts.
    sandbox.catch(() => undefined)
  }
  if (!config.databaseUrl) {
    embedded = await step('Database', 45, () => startEmbedded(config.dataDir))
    await ensureDatabase(embedded.url('postgres'), 'kintsu')
  }
  const databaseUrl = config.databaseUrl ?? embedded?.url() ?? ''
  await prepareDatabase({ ...config, databaseUrl, sources: builtSources(resolve('.')) }, step)
  const providers = config.providers ?? (await sandbox)?.settings ?? {}
  const shop = await startShop({ ...config, databaseUrl, providers }, step)
  for (const line of shop.addresses) console.log(line)
  for (const line of shop.warnings) console.warn(line)
  // Written now and not at the end, so that the memory of what was compiled is given back.
  flushCompileCache()
  compressLater(resolve('.'))
  if (!shutdown.aborted) await new Promise(resolve => shutdown.addEventListener('abort', resolve))
  await shop.stop()
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  printFailure(error)
} finally {
  await sandbox?.then(
    child => child.stop(),
    () => undefined,
  )
  await embedded?.stop()
}
process.exit()
