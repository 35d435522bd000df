import { join, resolve } from 'node:path'
import { becomeProgram } from './start/become-program.ts'
import { buildShop, isBuilt } from './start/build.ts'
import { shutdownSignal } from './start/ending.ts'
import { fillDatabase } from './start/fill-database.ts'
import { fingerprintOf } from './start/fingerprint.ts'
import { printFailure } from './start/print-failure.ts'
import { step } from './start/step.ts'

// NODE_ENV selects React's build; it must be set before any part of the bundle is loaded.
process.env.NODE_ENV ??= 'production'

const root = resolve('.')

/**
 * Builds if the source has changed, and fills the database of a demo meanwhile: it needs only the source. Both run in
 * processes of their own, which end and so give back their memory.
 */
async function prepare() {
  const sources = fingerprintOf(root)
  if (isBuilt(root, sources)) return
  // Loaded only here: it brings in the providers, and a start with a build reads the settings from the build.
  const { readConfig } = await import('./config.ts')
  const config = await step('Settings', 1, async () => readConfig(process.env))
  const shutdown = shutdownSignal(process.env)
  const controller = new AbortController()
  const signal = AbortSignal.any([shutdown, controller.signal])
  const work = [step('Build', 180, () => buildShop(root, sources, { signal, isHurried: true }))]
  if (config.mode === 'demo') work.push(step('Seeds', 120, () => fillDatabase({ sources, signal })))
  try {
    await Promise.all(work)
  } catch (error) {
    controller.abort()
    await Promise.allSettled(work)
    if (shutdown.aborted) process.exit()
    throw error
  }
}

try {
  await prepare()
  becomeProgram(join(root, 'build/server/index.js'), join(root, 'build/compiled'))
} catch (error) {
  printFailure(error)
  process.exit(1)
}
