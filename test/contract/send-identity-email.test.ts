import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '#services/keys.ts'
import { sendIdentityEmail } from '#services/mail/send-identity-email.ts'
import { type Database, openDatabase } from '#store/database.ts'
import type { Message } from '#store/outbox.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { testContext } from '#test/support/test-context.ts'

const keys = createKeys('a secret of the tests')
const { seal } = keys

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

function aPostOffice(mailboxLinks: 'links' | 'no-links' = 'links') {
  const sent: { recipient: string; plain: string; html: string }[] = []
  const ctx = testContext({
    db: shop.db,
    keys,
    mailboxLinks,
    mailer: async ({ recipient, plain, html }) => void sent.push({ recipient, plain, html }),
    bases: {
      ro: 'https://ro.example/ro',
      bg: 'https://bg.example',
      hu: 'https://hu.example',
      gr: 'https://gr.example',
    },
    settings: {
      mailTextsOf: () => undefined,
      companyOf: () => ({
        name: 'K',
        registrationNumber: 'J1',
        vatNumber: 'RO1',
        address: 'A',
        phone: '+40',
        email: 'a@b.example',
      }),
    },
    clock: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  const send = (message: Message) => sendIdentityEmail(ctx, message)
  return { send, sent }
}

function aMessage(payload: Message['payload']): Message {
  return {
    id: randomUUID(),
    topic: 'identity-letter',
    payload: { email: 'member@m.example', market: 'ro', ...payload },
    attempts: 1,
  }
}

function storedFor({ id }: Message) {
  return openedMails(shop.pool, 'id = $1', [id])
}

test.each([
  [
    'sign-in-link',
    'ro',
    'https://ro.example/ro/autentifica-te/?link=tok-1_A&next=%2Fcontul-meu%2F',
  ],
  ['verify', 'bg', 'https://bg.example/registratsia/?proof=tok-1_A&next=%2Fcontul-meu%2F'],
  ['reset', 'hu', 'https://hu.example/forgot/?reset=tok-1_A&next=%2Fcontul-meu%2F'],
  ['sign-in-link', 'gr', 'https://gr.example/login/?link=tok-1_A&next=%2Fcontul-meu%2F'],
])('the link of a %s email in %s is %s', async (kind, market, link) => {
  const { send, sent } = aPostOffice()
  await send(aMessage({ kind, market, sealed: seal.seal('tok-1_A'), next: '/contul-meu/' }))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['member@m.example'])
  expect(sent[0]?.plain).toContain(`: ${link}\n`)
})

test.each([
  ['have-account', 'https://ro.example/ro/autentifica-te/\n'],
  ['password-changed', 'https://ro.example/ro/forgot/\n'],
  ['passkey-added', 'https://ro.example/ro/forgot/\n'],
])('an email of the kind %s needs no token', async (kind, link) => {
  const { send, sent } = aPostOffice()
  await send(aMessage({ kind }))
  expect(sent[0]?.plain).toContain(link)
})

test('a message delivered twice is sent once', async () => {
  const { send, sent } = aPostOffice()
  const message = aMessage({ kind: 'reset', sealed: seal.seal('tok') })
  await send(message)
  await send(message)
  expect(sent.length).toBe(1)
})

test.each([
  ['2026-11-21T12:00:00.001Z', 1],
  ['2026-11-21T12:00:00.000Z', 0],
])('a link that is valid until %s is sent %i times', async (until, times) => {
  const { send, sent } = aPostOffice()
  const message = aMessage({ kind: 'sign-in-link', sealed: seal.seal('tok'), until })
  await send(message)
  expect(sent.length).toBe(times)
  expect(await storedFor(message)).toHaveLength(times)
})

test('if emails are really sent, the stored copy contains no sign-in link', async () => {
  const { send, sent } = aPostOffice('no-links')
  const message = aMessage({ kind: 'reset', sealed: seal.seal('tok-1_A') })
  await send(message)
  const [stored] = await storedFor(message)
  expect(sent[0]?.plain).toContain('tok-1_A')
  expect(sent[0]?.html).toContain('tok-1_A')
  expect(JSON.stringify(stored)).not.toContain('tok-1_A')
  expect(stored?.plain).toContain('https://ro.example/ro/forgot/\n')
})

test.each([
  [{ kind: 'reset' }, 'sealed'],
  [{ kind: 'reset', sealed: 'not sealed by us' }, ''],
  [{ kind: 'gift', sealed: seal.seal('x') }, 'gift'],
  [{ kind: 'have-account', market: 'de' }, 'market'],
  [{ kind: 'have-account', email: '' }, 'email'],
])('a message that cannot be read fails and stays in the outbox: %o', async (payload, error) => {
  const { send, sent } = aPostOffice()
  await expect(send(aMessage(payload))).rejects.toThrow(error)
  expect(sent).toEqual([])
})
