import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#store/database.ts'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { growDatabase } from '#store/seeds/large/grow-catalogue.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { readConfig } from './config.ts'

const usage = 'npm run seed:large -- [--units 1000000]'

const { values } = parseArgs({ options: { units: { type: 'string', default: '1000000' } } })
const units = Number(values.units)
if (!Number.isSafeInteger(units) || units < 1) throw new Error(`Usage: ${usage}`)

const config = readConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
const url = config.databaseUrl ?? embedded?.url() ?? ''
try {
  if (embedded) await ensureDatabase(embedded.url('postgres'), 'kintsu')
  await migrateDatabase(url, 'src/store/migrations')
  const database = openDatabase(url, 2)
  await seedDatabase(database, config.secret).finally(() => database.close())
  const grown = await growDatabase(url, units)
  process.stdout.write(`The catalogue holds ${grown.products} products and ${grown.units} units.\n`)
} finally {
  await embedded?.stop()
}
