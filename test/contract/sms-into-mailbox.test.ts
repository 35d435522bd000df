import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '#services/keys.ts'
import { createMailboxSms } from '#services/mail/mailbox-sms.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { openedMails } from '#test/support/opened-mails.ts'

let database: TestDatabase
let shop: Database

beforeAll(async () => {
  database = await freshDatabase()
  shop = openDatabase(database.url, 2)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

test('in the demo an SMS is an email addressed to the phone number, stored once', async () => {
  const sms = createMailboxSms({ db: shop.db, keys: createKeys('a secret of the tests') })
  const message = {
    id: randomUUID(),
    phone: '+40700000000',
    market: 'ro',
    text: 'Cod <1>',
  } as const
  await sms(message)
  await sms(message)
  const stored = await openedMails(shop.pool)
  expect(stored).toMatchObject([{ id: message.id, recipient: '+40700000000', subject: 'SMS' }])
  expect(stored[0]?.html).toContain('Cod &#60;1&#62;')
  const { rows } = await shop.pool.query('select order_id from mail')
  expect(rows).toEqual([{ order_id: null }])
})
