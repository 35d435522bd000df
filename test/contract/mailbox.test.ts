import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMailbox } from '#http/mailbox.ts'
import { answerProblems } from '#http/problem.ts'
import { createKeys } from '#services/keys.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { writeMail } from '#store/mail.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { testContext } from '#test/support/test-context.ts'

const email = {
  id: '0c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11',
  orderId: null,
  market: 'ro',
  recipient: 'cititor@example.com',
  subject: 'Comanda <b>ta</b>',
  html: '<p>Mulțumim</p>',
  plain: 'Mulțumim',
} as const

const textMessage = {
  ...email,
  id: '0c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c13',
  recipient: '+40700000000',
  subject: 'Codul tău Kintsu este 123456.',
}

const keys = createKeys('a secret of the tests')

let database: TestDatabase
let shop: Database

beforeAll(async () => {
  database = await freshDatabase()
  shop = openDatabase(database.url, 2)
  for (const each of [email, textMessage]) await writeMail(shop.db, keys.seal, each)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

function ask(
  url: string,
  host = 'localhost:3000',
  remoteAddress = '127.0.0.1',
  more: Readonly<Record<string, string>> = {},
) {
  const app = Fastify()
  answerProblems(app)
  addMailbox(testContext({ db: shop.db, keys }), app)
  return app.inject({ url, remoteAddress, headers: { host, ...more } })
}

test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])(
  'On host %s the mailbox shows its messages as text',
  async host => {
    const page = await ask('/_mailbox/', host)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('cititor@example.com')
    expect(page.body).not.toContain('<b>')
  },
)

test.each(['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '192.168.1.4'])(
  'On host %s there is neither a mailbox nor an email',
  async host => {
    for (const url of ['/_mailbox/', `/_mailbox/${email.id}/`]) {
      const page = await ask(url, host)
      expect(page.statusCode).toBe(404)
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.body).not.toContain('example.com')
      expect(page.body).not.toContain('Mulțumim')
    }
  },
)

test.each(['192.0.2.7', '10.0.0.1', '::ffff:192.0.2.7', '2001:db8::1', '1127.0.0.1'])(
  'A requester at %s who sends the host localhost finds no mailbox',
  async from => {
    for (const url of ['/_mailbox/', `/_mailbox/${email.id}/`]) {
      const page = await ask(url, 'localhost:3000', from)
      expect(page.statusCode).toBe(404)
      expect(page.body).not.toContain('example.com')
    }
  },
)

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
  'A requester at %s, on this machine, finds the mailbox',
  async from => {
    expect((await ask('/_mailbox/', 'localhost:3000', from)).statusCode).toBe(200)
  },
)

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'A request through a proxy on this machine, marked by %s, finds no mailbox',
  async name => {
    const result = await ask('/_mailbox/', 'localhost:3000', '127.0.0.1', { [name]: '127.0.0.1' })
    expect(result.statusCode).toBe(404)
  },
)

test('A text message is listed among the emails, and labelled as one', async () => {
  const { body } = await ask('/_mailbox/')
  expect(body).toContain('SMS · +40700000000')
  expect(body).toContain('Codul tău Kintsu este 123456.')
  expect(body.match(/SMS/g)?.length).toBe(1)
})

test('An email is shown under its id; an unknown id, a quote or a NUL is a 404', async () => {
  expect((await ask(`/_mailbox/${email.id}/`)).body).toBe('<p>Mulțumim</p>')
  for (const id of ['1', '%27', '%00', '0c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c12'])
    expect((await ask(`/_mailbox/${id}/`)).statusCode).toBe(404)
})
