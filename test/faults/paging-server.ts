import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '#app/config.ts'
import type { startShop } from '#app/server.ts'
import { buildWhenStale } from '#app/start/build.ts'
import { type Forgetful, forgetfully } from './forgetful-cache.ts'

/**
 * One process of the whole shop, from its production build: `node paging-server.ts <database url> <port> <sabotage>`,
 * with its workers and without third parties. Reports to its parent when it listens.
 */
const [url = '', port = '', sabotage = 'none'] = process.argv.slice(2)
const limitless = '999999'

// The shop reports an uncaught error to its log alone, and ends.
process.on('uncaughtException', error => console.error(error))
process.on('exit', code => console.error(`The shop on port ${port} ends with ${code}.`))

process.env.NODE_ENV = 'production'
forgetfully(sabotage as Forgetful)
const config = readConfig({
  KINTSU_MODE: 'demo',
  KINTSU_SECRET: 'a secret of the experiments',
  KINTSU_SEAL_SECRET: 'a secret of the experiments',
  LOG_LEVEL: 'silent',
  PORT: port,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'kintsu-paging-')),
  REQUESTS_PER_MINUTE: limitless,
  ORDERS_PER_MINUTE: limitless,
  MAX_UNITS_PER_HOUR: limitless,
})
const server = await buildWhenStale(resolve('.'))
// The build has no types of its own.
const built = (await import(pathToFileURL(server).href)) as { startShop: typeof startShop }
await built.startShop({ ...config, databaseUrl: url, providers: {} }, (_name, _seconds, work) =>
  work(),
)
process.once('disconnect', () => process.exit(0))
process.send?.({ port: Number(port) })
