import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Answer, isShown, judge, type Version } from '#test/faults/freshness-oracle.ts'
import {
  pagesOf,
  priceNumber,
  readWatched,
  type WatchedPage,
} from '#test/faults/freshness-pages.ts'
import { aLocker, anOrder, putBack, type Scarce, scarce } from '#test/faults/stage.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

// The freshness experiment in short (docs/faults.md): two processes that ask for changes as often as in production.

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const cache = { maxBytes: 64 * 1024 ** 2, unaskedMs: 500 }

let own: TestDatabase
let shopA: WholeShop
let shopB: WholeShop
let only: Scarce
let pages: readonly WatchedPage[] = []
let price = 0
const versions: Version[] = []
const answers: Answer[] = []

beforeAll(async () => {
  own = await seededDatabase()
  shopA = await wholeShop(own.url, {}, { cache })
  shopB = await wholeShop(own.url, {}, { cache })
  const [first] = await scarce(shopA.database.pool, 1, 1)
  only = first!
  pages = pagesOf(await readWatched(shopA.database.pool, only.listing))
})
afterAll(async () => {
  await shopA.close()
  await shopB.close()
  await own.drop()
})

/** Asks B for each page until it shows the newest version. */
async function untilSeen(version: Version) {
  for (const page of pages)
    await vi.waitFor(
      async () => {
        const startedAt = Date.now()
        const { statusCode, body } = await shopB.visit(page.path)
        expect(statusCode).toBe(200)
        const shown = page.shownIn(body)!
        answers.push({ page: page.name, startedAt, endedAt: Date.now(), shown })
        expect(isShown(shown, version), page.name).toBe(true)
      },
      { timeout: 20_000, interval: 20 },
    )
}

async function change(work: () => Promise<unknown>, isInStock: boolean) {
  await work()
  const version = { isInStock, minor: price, at: Date.now() }
  versions.push(version)
  await untilSeen(version)
}

function setPrice(count: number) {
  price = priceNumber(count)
  return shopA.database.pool.query('update listing set price_minor = $2 where id = $1', [
    only.listing,
    price,
  ])
}

async function sell() {
  const body = anOrder(await aLocker(shopA.database.pool), [
    { from: { ...only, price }, unit: only.units[0]! },
  ])
  const response = await shopA.visit('/api/orders/', {
    json: body,
    headers: { 'idempotency-key': body.cartId },
  })
  expect(response.statusCode, response.body).toBe(201)
}

test('a unit sold on one process is gone from the pages of the other, and is there again when it comes back', async () => {
  for (let round = 1; round <= 3; round += 1) {
    await change(() => setPrice(round), true)
    await change(sell, false)
    await change(() => putBack(shopA.database.pool, only.units), true)
  }
  expect(judge(versions, answers, 1_000).errors).toEqual([])
  expect(answers.length).toBeGreaterThanOrEqual(9 * pages.length)
}, 120_000)

test('connections that are cut leave no page older than its data', async () => {
  for (let round = 4; round <= 8; round += 1) {
    await shopA.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await change(() => setPrice(round), true)
  }
  expect(judge(versions, answers, 1_000).errors).toEqual([])
}, 120_000)
