import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from '#app/start/build.ts'
import { type Forgetful, forgetfully } from './forgetful-cache.ts'

/**
 * One process of the whole shop, from its production build:
 * `node paging-server.ts <database url> <port> <port of its sandbox> <sabotage>`. Reports to its parent when it listens.
 */
const [url = '', port = '', sandboxPort = '', sabotage = 'none'] = process.argv.slice(2)
const limitless = '999999'

Object.assign(process.env, {
  NODE_ENV: 'production',
  KINTSU_MODE: 'demo',
  KINTSU_SECRET: 'a secret of the experiments',
  KINTSU_SEAL_SECRET: 'a secret of the experiments',
  LOG_LEVEL: 'silent',
  DATABASE_URL: url,
  PORT: port,
  SANDBOX_PORT: sandboxPort,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'kintsu-paging-')),
  REQUESTS_PER_MINUTE: limitless,
  ORDERS_PER_MINUTE: limitless,
  MAX_UNITS_PER_HOUR: limitless,
})
forgetfully(sabotage as Forgetful)
await buildWhenStale(resolve('.'))
process.once('disconnect', () => process.exit(0))
// The program is done when the shop ends.
void import(pathToFileURL(resolve('build/server/index.js')).href)
while (!(await isReady())) await wait(100)
process.send?.({ port: Number(port) })

function isReady() {
  return fetch(`http://localhost:${port}/readyz`).then(
    response => response.ok,
    () => false,
  )
}
