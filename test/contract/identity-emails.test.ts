import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '#providers/mail/mailer.ts'
import { createKeys } from '#services/keys.ts'
import { createMailboxSms } from '#services/mail/mailbox-sms.ts'
import { sendIdentityEmail } from '#services/mail/send-identity-email.ts'
import { sendSms } from '#services/mail/send-sms.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { openDatabase } from '#store/database.ts'
import { createSeal } from '#store/seal.ts'
import type { Settings } from '#store/settings.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { testContext } from '#test/support/test-context.ts'
import { bases } from '../support/api-app.ts'
import { freshDatabase, type TestDatabase } from '../support/fresh-database.ts'

const secret = 'a secret of the tests'
const seal = createSeal(secret)

let testing: TestDatabase
let database: ReturnType<typeof openDatabase>
const sent: OutgoingMail[] = []
const keys = createKeys(secret)
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
  const ctx = testContext({
    db: database.db,
    sql: database.pool,
    clock: () => new Date(),
    keys,
    bases,
    settings: { companyOf: () => company, mailTextsOf: () => undefined } as unknown as Settings,
    mailboxLinks: smtpUrl === undefined ? 'links' : 'no-links',
    sms: createMailboxSms({ db: database.db, keys }),
    mailer: async mail => void sent.push(mail),
    reportError: () => undefined,
  })
  return deliverOutbox(ctx, { 'identity-letter': sendIdentityEmail, sms: sendSms })
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
