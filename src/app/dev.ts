import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'
import { readConfig } from './config.ts'
import { addresses } from './demo/addresses.ts'
import { startSandboxChild } from './demo/sandbox-child.ts'
import type { openShop, prepareDatabase } from './server.ts'
import { fingerprintOf } from './start/fingerprint.ts'
import { step } from './start/step.ts'

type ServerModule = {
  readonly openShop: typeof openShop
  readonly prepareDatabase: typeof prepareDatabase
}

const config = readConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
if (embedded) await ensureDatabase(embedded.url('postgres'), 'kintsu')
const databaseUrl = config.databaseUrl ?? embedded?.url() ?? ''
const sandbox = config.providers ? undefined : await startSandboxChild(config)
const providers = config.providers ?? sandbox?.settings ?? {}
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

let loaded: ServerModule | undefined
let shop: ReturnType<typeof openShop> | undefined

/** The shop of the current source: a change on disk gives a new module, which replaces the previous shop. */
async function currentShop() {
  const module = (await vite.ssrLoadModule('./src/app/server.ts')) as ServerModule
  if (module !== loaded || !shop) {
    const previousShop = shop
    loaded = module
    shop = prepareAndOpen(module)
    await (await previousShop)?.stop()
  }
  const { app } = await shop
  await app.ready()
  return app
}

async function prepareAndOpen(module: ServerModule) {
  const sources = fingerprintOf(resolve('.'))
  await module.prepareDatabase({ mode: config.mode, databaseUrl, sources }, step)
  return module.openShop({ ...config, databaseUrl, providers })
}

const server = createServer((request, response) =>
  vite.middlewares(request, response, () => {
    currentShop().then(
      app => app.routing(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500).end(String(error))
      },
    )
  }),
)
server.listen(config.port, config.host, () => {
  for (const line of addresses(config)) console.log(line)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    server.close()
    await (await shop)?.stop()
    await vite.close()
    await sandbox?.stop()
    await embedded?.stop()
    process.exit(0)
  })
