import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Pool } from '#store/database.ts'
import { idIn } from '#store/id-in.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let sql: Pool

beforeAll(async () => {
  database = await seededDatabase()
  sql = openDatabase(database.url, 1).pool
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const id = '0b7f3c52-6a1d-4e8e-9d3b-5c2a1f0e9d8c'

test.each([
  [id, id],
  [id.toUpperCase(), id],
  [`${id} `, null],
  [id.slice(1), null],
  ['RO000000018', null],
  ['', null],
])('"%s" as an id is %s', async (text, expected) => {
  const { rows } = await sql.query(`select ${idIn('$1')} as id`, [text])
  expect(rows).toEqual([{ id: expected }])
})

test('an order is looked up by its id through the index', async () => {
  // Without reading whole tables, which is what the planner prefers for an empty one.
  await sql.query('set enable_seqscan = off')
  await sql.query('set plan_cache_mode = force_generic_plan')
  await sql.query(`prepare look_up (text) as select from orders where id = ${idIn('$1')}`)
  const { rows } = await sql.query<{ 'QUERY PLAN': string }>(`explain execute look_up ('${id}')`)
  expect(rows.map(row => row['QUERY PLAN']).join()).toMatch(/orders_pkey.*Index Cond/)
})
