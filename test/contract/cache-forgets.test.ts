import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type PublicAddress, publicEndpoints, publicPages } from '#test/support/public-addresses.ts'
import { someReviews, visibleChanges } from '#test/support/visible-changes.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

// After any change, what is still stored is what would be rendered now.

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const seed = randomInt(2 ** 31)
/** Both shops see the same time: dates, reductions and installment terms change with it. */
const now = () => new Date('2026-11-26T10:00:00Z')

let own: TestDatabase
/** With the cache, and without it. */
let storing: WholeShop
let rendering: WholeShop
/** How many responses were not stored when they were requested. */
let created = 0
let addresses: readonly PublicAddress[] = []

beforeAll(async () => {
  own = await seededDatabase()
  storing = await wholeShop(own.url, {}, { now })
  rendering = await wholeShop(own.url, {}, { now })
  vi.spyOn(rendering.ctx.responses, 'find').mockReturnValue(undefined)
  vi.spyOn(rendering.ctx.responses, 'load').mockImplementation((_key, work) => work(undefined))
  const { load } = storing.ctx.responses
  vi.spyOn(storing.ctx.responses, 'load').mockImplementation((key, work) =>
    load(key, previous => {
      created += 1
      return work(previous)
    }),
  )
  await storing.database.pool.query(someReviews)
  addresses = [...(await sample()), ...publicEndpoints()]
}, 120_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await storing.close()
  await rendering.close()
  await own.drop()
})

/** One address of each kind in a market: pages of the same module are the same in all of them. */
async function sample(): Promise<readonly PublicAddress[]> {
  const all = await publicPages(storing.ctx, 'ro', seed % 500)
  return [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap(
    same => same[seed % same.length] ?? [],
  )
}

async function bodyOf(shop: WholeShop, { host, url }: PublicAddress): Promise<string> {
  const { statusCode, body } = await shop.visit(url, { headers: { host } })
  return `${statusCode} ${body}`
}

/** A change of these empties the cache, so nothing stored is left to compare: test/contract/office-settings.test.ts. */
const emptying = ['setting']

test('every table whose changes are noted row by row has a visible change', async () => {
  const { rows } = await storing.database.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname like 'note_%' and t.tgtype & 28 > 0 order by 1`,
  )
  const looked = [...Object.keys(visibleChanges), ...emptying]
  expect(looked.toSorted()).toEqual(rows.map(({ name }) => name))
})

test('two renderings at the same time are the same bytes', async () => {
  for (const address of addresses)
    expect(await bodyOf(storing, address), address.url).toBe(await bodyOf(rendering, address))
}, 120_000)

const changes = Object.entries(visibleChanges).flatMap(([table, statements]) =>
  statements.map((statement, at) => ({ table, change: at + 1, statement })),
)

test.each(changes)(
  'nothing stored is older than change $change of $table',
  async ({ table, change, statement }) => {
    // Every second address, others for each change and in each run: rendering all of them would take a minute.
    const compared = addresses.filter((_, at) => (at + change + seed) % 2 === 0)
    // Addresses that are no longer stored since an earlier change are stored again.
    for (const address of compared) await bodyOf(storing, address)
    let stored = 0
    const { rowCount } = await storing.database.pool.query(statement, [`${seed}`])
    expect(rowCount, table).toBeGreaterThan(0)
    for (const address of compared) {
      const before = created
      const body = await bodyOf(storing, address)
      if (created > before) continue
      stored += 1
      expect(body, `${address.url} after ${statement}, seed ${seed}`).toBe(
        await bodyOf(rendering, address),
      )
    }
    expect(stored).toBeGreaterThan(0)
  },
  120_000,
)
