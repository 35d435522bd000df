import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let shop: Database

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 2)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shop.pool.query(sql, values)).rows as Row[]
}

// A device exists only once (sell.md, Rulings). An application check can be outdated a moment later; the database
// cannot.
test('the number of a unit of the shop cannot enter stock a second time in any way', async () => {
  const [unit] = await rows<{ id: string; hash: string; listing: string }>(
    `select id, serial_hash as hash, listing_id as listing from unit
     where serial_hash is not null and state = 'listed' order by id limit 1`,
  )
  const before = await rows('select * from device_claim where hash = $1', unit!.hash)
  expect(before).toMatchObject([{ unit_id: unit!.id }])
  const again = (column: string) =>
    rows(
      `insert into unit (id, listing_id, market, state, serial_sealed, ${column}, acquisition_minor, tax_scheme, received_at)
       select gen_random_uuid(), listing_id, market, 'listed', 'sealed', $2, 1, 'margin', now() from unit where id = $1`,
      unit!.id,
      unit!.hash,
    )
  for (const column of ['serial_hash', 'imei_hash'])
    await expect(again(column)).rejects.toMatchObject({ code: '23505' })
  expect(await rows('select * from device_claim where hash = $1', unit!.hash)).toEqual(before)
})
