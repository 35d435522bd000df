import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityHandlers } from '#app/make-identity-emails.ts'
import type { OutgoingMail } from '#providers/mail/mailer.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { openDatabase } from '#store/database.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { bases } from '../support/api-app.ts'
import { freshDatabase, type TestDatabase } from '../support/fresh-database.ts'

const secret = 'a secret of the tests'
const seal = makeSeal(secret)

let testing: TestDatabase
let database: ReturnType<typeof openDatabase>
const sent: OutgoingMail[] = []
const company = {
  name: 'K',
  registrationNumber: 'J1',
  vatNumber: 'RO1',
  address: 'A',
  phone: '+40',
  email: 'a@b.example',
}

beforeAll(async () => {
  testing = await freshDatabase()
  database = openDatabase(testing.url, 2)
})
afterAll(async () => {
  await database.close()
  await testing.drop()
})
beforeEach(async () => {
  sent.length = 0
  await database.pool.query('delete from outbox')
  await database.pool.query('delete from mail')
})

function deliver(smtpUrl?: string) {
  return makeDeliverOutbox({
    outbox: makeOutboxStore(database.db),
    handlers: identityHandlers(
      { bases, secret, smtpUrl, sms: 'mailbox' },
      database,
      { companyOf: () => company },
      async mail => void sent.push(mail),
    ),
  })()
}

async function ask(topic: string, payload: object) {
  const id = randomUUID()
  await database.pool.query(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
     values ($1, $2, $3, now(), now(), 0)`,
    [id, topic, JSON.stringify(payload)],
  )
  return id
}

function mails() {
  return openedMails(database.pool)
}

async function unsent() {
  return (await database.pool.query('select topic, last_error from outbox where sent_at is null'))
    .rows
}

function aReset() {
  return {
    kind: 'reset',
    email: 'member@m.example',
    market: 'gr',
    name: 'Όνομα',
    sealed: seal.seal('token-of-a-link'),
  }
}

test('an email in the outbox is written, sent and stored under the id of the message', async () => {
  const id = await ask('identity-letter', aReset())
  await deliver()
  expect(sent).toMatchObject([{ id, recipient: 'member@m.example' }])
  expect(sent[0]?.plain).toContain('https://shop.example/gr/forgot/?reset=token-of-a-link')
  const [stored] = await mails()
  expect(stored).toMatchObject({ id, subject: 'Διάλεξε νέο κωδικό πρόσβασης' })
  expect(stored?.plain).toContain('?reset=token-of-a-link')
  expect(stored?.sent_at).not.toBeNull()
  expect(await unsent()).toEqual([])
})

test('neither the outbox nor, where emails are sent, the stored email contains the token', async () => {
  await ask('identity-letter', aReset())
  const { rows } = await database.pool.query('select payload::text from outbox')
  expect(JSON.stringify(rows)).not.toContain('token-of-a-link')
  await deliver('smtp://mail.example')
  expect(sent[0]?.html).toContain('token-of-a-link')
  expect(JSON.stringify(await mails())).not.toContain('token-of-a-link')
})

test('a code becomes a text message in the demo’s mailbox, and no email', async () => {
  await ask('sms', { phone: '+302100000000', market: 'gr', sealed: seal.seal('123456') })
  await deliver()
  expect(await mails()).toMatchObject([
    {
      recipient: '+302100000000',
      subject: 'SMS',
      plain: 'Ο κωδικός σου για το Kintsu: 123456. Μην τον πεις σε κανέναν.',
    },
  ])
  expect(sent).toEqual([])
})

test('an unreadable message waits with its error and blocks no other', async () => {
  await ask('identity-letter', { ...aReset(), sealed: 'spoilt' })
  await ask('identity-letter', aReset())
  await deliver()
  expect(sent.length).toBe(1)
  expect(await unsent()).toMatchObject([
    { topic: 'identity-letter', last_error: expect.any(String) },
  ])
})
