import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#app/config.ts'
import { createWorkerApp } from '#app/http/create-app.ts'
import { createTelemetry } from '#app/telemetry/telemetry.ts'
import { startWorkers } from '#app/workers/workers.ts'
import { readShopCounts } from '#store/telemetry-counts.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A message about no order: whoever delivers it has nothing else to do. */
async function aMessage() {
  const [message] = await rows<{ id: string }>(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at)
     values (gen_random_uuid(), 'cdn-purge', '{"tags": []}', now(), now()) returning id`,
  )
  return message?.id ?? ''
}

async function isSent(id: string) {
  const [row] = await rows('select sent_at from outbox where id = $1', id)
  return row?.sent_at !== null
}

async function hasSchedule() {
  const [row] = await rows<{ there: boolean }>(
    `select exists (select from information_schema.schemata where schema_name = 'pgboss') as there`,
  )
  return row?.there
}

test('a process that serves requests follows settings, and delivers and schedules nothing', async () => {
  const id = await aMessage()
  const workers = await startWorkers(api.ctx, database.url, { role: 'web' })
  await rows(
    `update setting set value = jsonb_set(value, '{cart,returnDays}', '77') where market = 'hu' and key = 'shop'`,
  )
  await vi.waitFor(() => expect(api.ctx.settings.shopOf('hu').cart.returnDays).toBe(77), 10_000)
  await workers.stop()
  expect(await isSent(id)).toBe(false)
  expect(await hasSchedule()).toBe(false)
})

test('a process that works in the background delivers and schedules', async () => {
  const id = await aMessage()
  const workers = await startWorkers(api.ctx, database.url, { role: 'worker' })
  await vi.waitFor(async () => expect(await isSent(id)).toBe(true), 10_000)
  expect(await hasSchedule()).toBe(true)
  await workers.stop()
})

test('it serves no page, but says that it is alive and ready', async () => {
  const config = readConfig({ KINTSU_SECRET: 'a secret of the tests', KINTSU_ROLE: 'worker' })
  expect(config.role).toBe('worker')
  const app = await createWorkerApp(config, api.ctx, createTelemetry(config.telemetry))
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/ro/')).toBe(404)
  expect(await statusOf('/api/products/P101601/')).toBe(404)
  await app.close()
})

test('the figures of the shop are counted by market, topic and state', async () => {
  await aMessage()
  const counts = await readShopCounts(api.ctx.sql)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows: shelves } = await client.query(
    'select market, count(*)::int as n from listing where stock > 0 group by market order by market',
  )
  await client.end()
  expect(
    counts
      .filter(({ name }) => name === 'listings_in_stock')
      .map(({ labels: [market], value: n }) => ({ market, n }))
      .toSorted((one, other) => String(one.market).localeCompare(String(other.market))),
  ).toEqual(shelves)
  expect(counts).toContainEqual({ name: 'outbox_waiting', labels: ['cdn-purge'], value: 1 })
})
