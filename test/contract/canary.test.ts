import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mailer, OutgoingMail } from '#providers/mail/mailer.ts'
import { createSmsGateway } from '#providers/sms/sms-gateway.ts'
import type { Context } from '#services/context.ts'
import { identityModule } from '#services/identity/module.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { cookieOf, solved } from '#test/support/identity.ts'
import { importFile } from '#test/support/import-file.ts'
import { bankPageOf, everyLender } from '#test/support/lenders.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import {
  openSandbox,
  type PayingShop,
  payingShop,
  placeCourierOrder,
  press,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import { readablePlaces } from '#test/support/readable-places.ts'
import { setCookiesOf, type WholeShop, wholeShop, withCart } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let logs: ReturnType<typeof listenToLogs>

beforeAll(async () => {
  database = await seededDatabase()
  logs = listenToLogs()
})
afterAll(async () => {
  logs.stop()
  await database.drop()
})

type Pool = PayingShop['api']['database']['pool']

/** Checks that the values are neither in the logs nor readable in the database. */
async function expectUnreadable(pool: Pool, values: readonly string[]) {
  for (const value of values) {
    expect(value.length).toBeGreaterThan(8)
    expect(logs.written().toLowerCase()).not.toContain(value.toLowerCase())
  }
  expect(await readablePlaces(pool, ...values)).toEqual([])
}

describe('the personal data of a loan applicant', () => {
  const person = {
    customerPhone: '0036209876501',
    customerMotherName: 'Kanári Zsófia',
    customerBirthDate: '1971-11-23',
  }
  const personalValues = [
    '209876501',
    'Kanári Zsófia',
    'Zsófia',
    '1971-11-23',
    '19711123',
    '1971. 11. 23',
  ]
  const cofidis = everyLender.find(({ callsCustomer }) => callsCustomer)!
  let sandbox: TestSandbox
  let shop: PayingShop
  beforeAll(async () => {
    sandbox = await openSandbox()
    shop = await payingShop(database.url, sandbox)
  })
  afterAll(async () => {
    await shop.close()
    await sandbox.close()
  })

  test('the applicant’s data is encrypted while the bank decides, and deleted afterwards', async () => {
    const { pool } = shop.api.database
    const plan = { ...cofidis.plan, person } as typeof cofidis.plan
    const order = await placeCourierOrder(shop, { ...cofidis, plan })
    const sealed = () =>
      shop.rows(
        'select person_sealed is null as is_gone from payment where order_id = $1',
        order.id,
      )
    expect(await sealed()).toEqual([{ is_gone: false }])
    await expectUnreadable(
      pool,
      personalValues.filter(value => value.length > 8),
    )
    await startPaying(shop, order)
    expect((await stateOf(shop, order)).payments).toEqual(['pending-review'])
    await expectUnreadable(
      pool,
      personalValues.filter(value => value.length > 8),
    )
    await press(bankPageOf(sandbox, cofidis, order), 'approve')
    await shop.queryDueStatuses()
    expect((await stateOf(shop, order)).payments).toEqual(['captured'])
    expect(await sealed()).toEqual([{ is_gone: true }])
    await expectUnreadable(
      pool,
      personalValues.filter(value => value.length > 8),
    )
  })
})

describe('the serial number and IMEI of a device', () => {
  test('device numbers are encrypted, whether the row is imported, repeated or refused', async () => {
    const [serial, imei] = ['CANARYSERIAL77', '352099001761481']
    const columns = 'brand;model;storage;color;grade;serial;imei;acquisition_price;tax_scheme'
    const device = 'Apple;iPhone 13;256 GB;Midnight;FOARTE_BUN'
    const { reports, outcomes } = await importFile(
      database.url,
      [
        columns,
        `${device};${serial};${imei};900;margin`,
        `${device};${serial};${imei};950;margin`,
        `${device};${serial}X;${imei}9;900;margin`,
      ].join('\n'),
      { kind: 'stock' },
    )
    expect(reports.map(each => each.message.split(' ')[0])).toEqual([
      'added',
      expect.any(String),
      expect.any(String),
    ])
    expect(JSON.stringify(outcomes)).not.toMatch(/CANARYSERIAL77|352099001761481/)
    const shop = await wholeShop(database.url, { LOG_LEVEL: 'debug' })
    await expectUnreadable(shop.database.pool, [serial, imei])
    await shop.close()
  })
})

/** An SMS gateway that records the texts it receives. */
async function openGateway() {
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    texts.push(await text(request))
    response.end('{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, texts, close: () => new Promise(done => server.close(done)) }
}

describe('account credentials', () => {
  let shop: WholeShop
  let gateway: Awaited<ReturnType<typeof openGateway>>
  const mails: OutgoingMail[] = []
  beforeAll(async () => {
    shop = await wholeShop(database.url, { LOG_LEVEL: 'debug' })
    gateway = await openGateway()
  })
  afterAll(async () => {
    await shop.close()
    await gateway.close()
  })

  /** Delivers like a shop with a mail server, not like the demo, which stores emails in its mailbox. */
  const deliverAll = async () => {
    const sms = createSmsGateway({ url: gateway.url, token: 'x', sender: 'Kintsu' })
    const mailer: Mailer = async mail => void mails.push(mail)
    const ctx: Context = { ...shop.ctx, sms, mailer, mailboxLinks: 'no-links' }
    while ((await deliverOutbox(ctx, identityModule.outbox ?? {})) > 0);
  }
  const tokenOfEmail = async (name: string) => {
    await deliverAll()
    const [, token = ''] =
      new RegExp(`[?&]${name}=([\\w.-]+)`).exec(mails.at(-1)?.plain ?? '') ?? []
    expect([name, token.length > 20]).toEqual([name, true])
    return token
  }
  const send = async (page: string, form: Readonly<Record<string, string>>, cookie?: string) => {
    const result = await shop.visit(page, { form: { captcha: solved, ...form }, cookie })
    expect([page, form.intent, result.statusCode < 400]).toEqual([page, form.intent, true])
    return result
  }
  const [login, register, forgot, settings] = [
    '/ro/autentifica-te/',
    '/ro/inregistreaza-te/',
    '/ro/forgot/',
    '/ro/cont/setari/',
  ] as const
  /** Removes the market prefix that some tokens have. */
  const secretOf = (token: string) => token.replace(/^(ro|bg|hu|gr)-/, '')
  const email = 'canar@exemplu.ro'
  const passwords = ['canar parolă întâi', 'canar parolă doi', 'canar parolă trei', 'canar greșit']

  test('passwords, links, codes, sessions and tokens are readable nowhere', async () => {
    const { pool } = shop.database
    const [first, second, third, wrong] = passwords as [string, string, string, string]
    await send(register, { intent: 'register', name: 'Canar Test', email, password: first })
    await expectUnreadable(pool, [first])
    const proof = await tokenOfEmail('proof')
    await expectUnreadable(pool, [secretOf(proof)])
    const responses = [await send(register, { intent: 'open-link', token: proof })]
    const guessed = { intent: 'password', email, password: wrong, captcha: solved }
    expect((await shop.visit(login, { form: guessed })).statusCode).toBe(401)
    responses.push(await send(login, { intent: 'password', email, password: first }))
    await send(login, { intent: 'link', email })
    const link = await tokenOfEmail('link')
    responses.push(await send(login, { intent: 'open-link', token: link }))
    const own = cookieOf(setCookiesOf(responses.at(-1)!))
    await shop.visit(settings, {
      cookie: own,
      form: { intent: 'password', current: first, password: second },
    })
    await send(forgot, { intent: 'forgot', email })
    const reset = await tokenOfEmail('reset')
    await expectUnreadable(pool, [secretOf(reset)])
    await send(forgot, { intent: 'reset', token: reset, password: third })
    responses.push(await send(login, { intent: 'password', email, password: third }))
    const cart = await withCart(shop, cookieOf(setCookiesOf(responses.at(-1)!)))
    const values = [...responses.map(response => cookieOf(setCookiesOf(response))), cart]
      .flatMap(line => line.split('; '))
      .map(pair => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
      .filter(value => value.length > 8)
    expect(values.length).toBeGreaterThan(8)
    const tokens = [proof, link, reset].map(secretOf)
    await expectUnreadable(pool, [...passwords, ...tokens, ...values])
  })

  test('a phone code is readable only on the phone', async () => {
    await send(login, { intent: 'phone', phone: '0740 555 123' })
    await deliverAll()
    const [, code = ''] = /(\d{6})/.exec(JSON.parse(gateway.texts.at(-1) ?? '{}').text) ?? []
    expect(code).toMatch(/^\d{6}$/)
    const places = await readablePlaces(shop.database.pool, code)
    const written = /^(verification|outbox|mail|member|member_session|member_account)\./
    expect(places.filter(place => written.test(place))).toEqual([])
    expect(logs.written()).not.toMatch(new RegExp(`(^|\\D)${code}(\\D|$)`))
  })

  test('no personal data is logged when the database fails during a request', async () => {
    const { pool } = shop.database
    await pool.query(
      `alter table member_session add constraint broken check (user_agent <> 'broken')`,
    )
    await pool.query(
      `alter table mail add constraint broken check (recipient <> '${email}') not valid`,
    )
    const before = logs.written().length
    const headers = { 'user-agent': 'broken' }
    const form = { intent: 'password', email, password: passwords[2]!, captcha: solved }
    expect((await shop.visit(login, { form, headers })).statusCode).toBe(500)
    await send(login, { intent: 'link', email })
    await deliverAll()
    await pool.query('alter table member_session drop constraint broken')
    await pool.query('alter table mail drop constraint broken')
    const logged = logs.written().slice(before)
    expect(logged).toMatch(/broken/)
    expect(logged).not.toContain(email)
    expect(logged).not.toMatch(/params/)
    const { rows } = await pool.query(
      'select last_error from outbox where last_error is not null and topic = any($1)',
      [Object.keys(identityModule.outbox ?? {})],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].last_error).toMatch(/broken/)
    expect(rows[0].last_error).not.toContain(email)
  })
})
