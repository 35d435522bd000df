import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '#services/keys.ts'
import { reseal } from '#services/sealing/reseal.ts'
import { openDatabase, type Pool } from '#store/database.ts'
import { createSeal, type SealSecrets } from '#store/seal.ts'
import { replaceSealed } from '#store/sealed-columns.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

const first = 'a secret of the tests'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await seededDatabase()
  pool = openDatabase(database.url, 2).pool
  // Slightly more rows than a batch, so that the test stays fast.
  await pool.query('truncate grading_sheet, unit_passport')
  await pool.query('delete from unit_history')
  await pool.query(
    'delete from unit where id not in (select id from unit where imei_sealed is not null order by id limit 503)',
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

function resealWith(...secrets: SealSecrets) {
  return reseal({ sql: pool, keys: createKeys(first, secrets) })
}

async function units() {
  return (
    await pool.query<{ id: string; serial: string; imei: string; hash: string }>(
      'select id, serial_sealed as serial, imei_sealed as imei, serial_hash as hash from unit order by id',
    )
  ).rows
}

test('all values encrypted with an older key are re-encrypted once; then the older key can be removed', async () => {
  const before = await units()
  expect(before).toHaveLength(503)
  expect(await resealWith('second', first)).toBe(1006)
  const after = await units()
  const [old, young] = [createSeal(first), createSeal('second')]
  const opened = (seal: typeof old, all: typeof before) =>
    all.map(({ id, serial, imei, hash }) => ({
      id,
      hash,
      serial: seal.open(serial),
      imei: seal.open(imei),
    }))
  expect(opened(young, after)).toEqual(opened(old, before))
  expect(await resealWith('second', first)).toBe(0)
  expect((await units()).map(({ serial }) => serial)).toEqual(after.map(({ serial }) => serial))
})

test('a value that no key decrypts is reported, left unchanged, and blocks no other', async () => {
  const [lost, ...others] = await units()
  await pool.query('update unit set serial_sealed = $2 where id = $1', [
    lost!.id,
    createSeal('lost').seal('X'),
  ])
  await expect(resealWith('third', 'second')).rejects.toThrow(
    '1 sealed values open with no key that is known',
  )
  const [still, ...rest] = await units()
  expect(createSeal('lost').open(still!.serial)).toBe('X')
  const third = createSeal('third')
  expect(rest.map(({ imei }) => third.open(imei))).toHaveLength(others.length)
})

test('a value changed meanwhile is not overwritten', async () => {
  const [, unit] = await units()
  const column = { table: 'unit', column: 'imei_sealed' } as const
  await replaceSealed(pool, column, { id: unit!.id, sealed: 'what it was' }, 'overwritten')
  expect((await units())[1]).toEqual(unit)
})
