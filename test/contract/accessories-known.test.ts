import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAccessoriesOfMarket } from '#store/cart/accessories.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'

let copies: readonly TestDatabase[]
let databases: readonly Database[]

beforeAll(async () => {
  copies = await Promise.all([seededDatabase(), seededDatabase()])
  databases = copies.map(({ url }) => openDatabase(url, 2))
})
afterAll(async () => {
  await Promise.all(databases.map(database => database.close()))
  await Promise.all(copies.map(copy => copy.drop()))
})

const pool = (of = 0) => databases[of]?.pool as Database['pool']
const list = (of = 0) => listAccessoriesOfMarket(pool(of), 'ro')
const priceOf = async (id: string, of = 0) =>
  (await list(of)).find(accessory => accessory.id === id)?.price.minor

test('accessories that have not changed are not sent again', async () => {
  const first = await list()
  expect(first.length).toBeGreaterThan(50)
  expect(await list()).toBe(first)
})

test.each([
  [
    'a price',
    `update accessory_listing set price_minor = 12345 where accessory_id = $1 and market = 'ro'`,
  ],
  ['a name', `update accessory set name = name || '{"ro": "Altul"}' where id = $1`],
  ['what it fits', `update accessory set fits = '{"types": ["CONSOLE"]}' where id = $1`],
  [
    'an accessory that is gone',
    `delete from accessory_listing where accessory_id = $1 and market = 'ro'`,
  ],
])('%s is read as soon as it is committed', async (_what, statement) => {
  const before = await list()
  const id = before[3]?.id ?? ''
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query(statement, [id])
    expect(await list()).toBe(before)
    await client.query('commit')
  } finally {
    client.release()
  }
  const after = await list()
  expect(after.find(accessory => accessory.id === id)).not.toEqual(
    before.find(accessory => accessory.id === id),
  )
  expect(after.filter(accessory => accessory.id !== id)).toEqual(
    before.filter(accessory => accessory.id !== id),
  )
})

test('the accessories of two databases are told apart', async () => {
  const id = (await list(1))[5]?.id ?? ''
  const change = (of: number, minor: number) =>
    pool(of).query('update accessory_listing set price_minor = $2 where accessory_id = $1', [
      id,
      minor,
    ])
  await change(0, 111)
  await change(1, 222)
  for (const [of, minor] of [
    [0, 111],
    [1, 222],
    [0, 111],
  ] as const)
    expect(await priceOf(id, of)).toBe(minor)
})
