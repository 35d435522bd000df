import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { isRested, noteFailing } from '#store/failing-items.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const url = officeUrl('tasks')

function retry(job: string, cookie: string) {
  return shop.visit(url, { cookie, form: { act: 'retry-job', item: job } })
}

/** Of the failed items of a job, how many are due. */
async function dueOf(job: 'send-refund' | 'track-shipment') {
  const [row] = await rows<{ due: number; failed: number }>(
    `select count(*) filter (where ${isRested(job, 'item', 'now()')})::int as due, count(*)::int as failed
     from failing_item where job = $1`,
    job,
  )
  return row
}

test('an owner has failed work tried again at once, and only that', async () => {
  const owner = await aStaff(shop, granted('owner'))
  for (const job of ['send-refund', 'send-refund', 'track-shipment'] as const)
    await noteFailing(shop.ctx.sql, job, randomUUID(), 'the provider answers 500', new Date())
  expect(await dueOf('send-refund')).toEqual({ due: 0, failed: 2 })

  const page = await shop.visit(url, { cookie: owner.cookie })
  expect(page.body).toContain('A refund cannot be sent')
  expect(page.body).toContain('the provider answers 500')
  expect((await retry('send-refund', owner.cookie)).statusCode).toBe(303)
  expect(await dueOf('send-refund')).toEqual({ due: 2, failed: 2 })
  expect(await dueOf('track-shipment')).toEqual({ due: 0, failed: 1 })
  expect(
    await rows(
      `select actor, subject, outcome from audit_entry where action = 'retry-job' order by id`,
    ),
  ).toEqual([{ actor: owner.name, subject: 'job send-refund', outcome: 'done' }])
})

test('work that does not fail, or that there is not, is not tried again', async () => {
  const owner = await aStaff(shop, granted('owner'))
  for (const job of ['expire-order', 'no-such-job']) {
    const sent = await retry(job, owner.cookie)
    expect([sent.statusCode, sent.body.includes('Nothing of it fails any more.')]).toEqual([
      422,
      true,
    ])
  }
})

test('who is no owner neither sees failed work nor has it tried again', async () => {
  await noteFailing(shop.ctx.sql, 'send-refund', randomUUID(), 'a secret error', new Date())
  const clerk = await aStaff(shop, granted('orders'))
  expect((await shop.visit(url, { cookie: clerk.cookie })).body).not.toContain('a secret error')
  expect((await retry('send-refund', clerk.cookie)).statusCode).toBe(403)
})
