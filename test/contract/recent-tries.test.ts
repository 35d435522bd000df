import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { createRecentTries } from '#store/tally/recent-tries.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { readablePlaces } from '#test/support/readable-places.ts'

const secret = 'a secret of the tests'
let database: TestDatabase
let opened: Database
beforeAll(async () => {
  database = await freshDatabase()
  opened = openDatabase(database.url, 4)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

function pool() {
  return opened.pool
}
let clocks = 0

/** A counter with a name of its own; `again` is the same in another process. */
function aClock() {
  const clock = { at: 1_795_000_000_000 }
  const options = { secret, name: `test ${++clocks}`, windowSeconds: 60, now: () => clock.at }
  return {
    clock,
    tries: createRecentTries(pool(), options),
    again: createRecentTries(pool(), options),
  }
}

describe('counted tries', () => {
  test('tries are counted by their key', async () => {
    const { tries } = aClock()
    expect([await tries.take('a'), await tries.take('a'), await tries.take('b')]).toEqual([1, 2, 1])
    expect([await tries.count('a'), await tries.count('b'), await tries.count('c')]).toEqual([
      2, 1, 0,
    ])
  })

  test('tries expire one by one when their window is over', async () => {
    const { clock, tries } = aClock()
    await tries.take('a')
    clock.at += 30_000
    await tries.take('a')
    clock.at += 29_999
    expect(await tries.count('a')).toBe(2)
    clock.at += 1
    expect(await tries.count('a')).toBe(1)
    clock.at += 30_000
    expect(await tries.count('a')).toBe(0)
  })

  test('tries return the time until the oldest expires, in full seconds', async () => {
    const { clock, tries } = aClock()
    await tries.take('a')
    expect(await tries.secondsLeft('a')).toBe(60)
    clock.at += 58_500
    expect(await tries.secondsLeft('a')).toBe(2)
    clock.at += 1_499
    expect(await tries.secondsLeft('a')).toBe(1)
  })

  test('tries that are given back do not count', async () => {
    const { tries } = aClock()
    await tries.take('a')
    await tries.take('a')
    await tries.giveBack('a')
    expect(await tries.count('a')).toBe(1)
    await tries.giveBack('a')
    await tries.giveBack('a')
    expect(await tries.count('a')).toBe(0)
  })

  test('tries of one name do not affect another, and their keys are not readable', async () => {
    const { tries } = aClock()
    const other = createRecentTries(pool(), { secret, name: 'another', windowSeconds: 60 })
    await tries.take('ana@exemplu.ro')
    expect(await other.count('ana@exemplu.ro')).toBe(0)
    expect(await readablePlaces(pool(), 'ana@exemplu.ro')).toEqual([])
  })

  test('a hundred concurrent tries in two processes are counted one by one', async () => {
    const { tries, again } = aClock()
    const counts = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? tries : again).take('burst')),
    )
    expect(counts.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    )
  })

  test('only the latest two hundred tries of a key are stored', async () => {
    const { tries } = aClock()
    for (let n = 0; n < 201; n += 1) await tries.take('endless')
    expect(await tries.count('endless')).toBe(200)
  })
})
