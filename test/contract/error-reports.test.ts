import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErrorReports } from '#providers/error-report/error-reports.ts'
import { openErrorService } from '#test/support/error-service.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { solved } from '#test/support/identity.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { anEasyboxOrder, rowsIn, shelfUnits } from '#test/support/order-cases.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase

beforeAll(async () => {
  database = await seededDatabase()
})
afterAll(() => database.drop())

type Service = Awaited<ReturnType<typeof openErrorService>>

let service: Service
beforeEach(async () => {
  service = await openErrorService()
})
afterEach(() => service.close())

function anError(text: string) {
  return { platform: 'node', level: 'error', name: 'Error', words: text, trace: '' } as const
}

function settingsOf(dsn: string, failed: (why: string) => void) {
  const { username, host } = new URL(dsn)
  const envelopeUrl = `http://${host}/errors/api/42/envelope/`
  return {
    dsn: { key: username, envelopeUrl },
    environment: 'test',
    release: 'r',
    onFailure: failed,
  }
}

describe('error reports', () => {
  const failures: string[] = []
  const reportsOf = (over: object = {}) =>
    createErrorReports({ ...settingsOf(service.dsn, why => failures.push(why)), ...over })
  beforeEach(() => void failures.splice(0))

  test('reports are sent to the envelope URL with the key of the DSN', async () => {
    const { report, flush } = reportsOf()
    report(anError('one'))
    const [envelope] = await service.arrived(1)
    expect(envelope?.path).toBe('/errors/api/42/envelope/')
    expect(envelope?.headers['content-type']).toBe('application/x-sentry-envelope')
    expect(envelope?.headers['x-sentry-auth']).toBe(
      'Sentry sentry_version=7, sentry_client=kintsu/1, sentry_key=abc123',
    )
    expect(envelope?.event).toMatchObject({ environment: 'test', release: 'r', level: 'error' })
    await flush(5_000)
    expect(failures).toEqual([])
  })

  test('the same error is reported once per minute, at most thirty errors in all, and again afterwards', async () => {
    let now = 1_000_000
    const { report, flush } = reportsOf({ now: () => now })
    for (let n = 0; n < 100; n += 1) report(anError('the same'))
    for (let n = 0; n < 100; n += 1) report(anError(`another: ${n}`))
    await flush(10_000)
    expect(service.received).toHaveLength(30)
    now += 60_000
    report(anError('the same'))
    await flush(10_000)
    expect(service.received).toHaveLength(31)
  })

  test('reports are paused for as long as the service demands', async () => {
    let now = 1_000_000
    service.answerWith(429, { 'retry-after': '120' })
    const { report, flush } = reportsOf({ now: () => now })
    report(anError('one'))
    report(anError('two'))
    await flush(10_000)
    expect(service.received).toHaveLength(1)
    expect(failures).toEqual(['answered 429'])
    now += 119_000
    report(anError('three'))
    await flush(10_000)
    expect(service.received).toHaveLength(1)
    now += 1_000
    report(anError('four'))
    await flush(10_000)
    expect(service.received).toHaveLength(2)
  })

  test('reports that cannot be sent cause no error, and later ones are sent', async () => {
    const gone = await openErrorService()
    await gone.close()
    const dead = createErrorReports(settingsOf(gone.dsn, why => failures.push(why)))
    dead.report(anError('one'))
    await dead.flush(10_000)
    expect(failures).toEqual(['TypeError'])
    service.answerWith(500)
    const { report, flush } = reportsOf()
    report(anError('two'))
    report(anError('three'))
    await flush(10_000)
    expect(service.received).toHaveLength(2)
    expect(failures).toEqual(['TypeError', 'answered 500', 'answered 500'])
  })
})

describe('a shop with error reporting', () => {
  let shop: WholeShop
  let logs: ReturnType<typeof listenToLogs>
  let lasting: Service
  beforeAll(async () => {
    lasting = await openErrorService()
    const env = { SENTRY_DSN: lasting.dsn, SENTRY_RELEASE: 'kintsu@9', LOG_LEVEL: 'debug' }
    shop = await wholeShop(database.url, env)
    logs = listenToLogs()
  })
  afterAll(async () => {
    logs.stop()
    await shop.close()
    await lasting.close()
  })

  const canaries = {
    iban: 'RO49AAAA1B31007593840000',
    imei: '352099001761481',
    birth: '1971-11-23',
    mother: 'Kanári Zsófia',
    email: 'canar.raport@exemplu.ro',
    phone: '0722987654',
    name: 'Canarul Raportat',
    street: 'Strada Canarului',
    session: 'canary-session-8f2b61',
    token: 'canary-token-77c0aa',
  }
  const cookie = `kintsu.session=${canaries.session}; customToken=${canaries.session}`
  const expectNoCanary = () => {
    const everything = logs.written() + lasting.received.map(({ text }) => text).join('')
    for (const [name, canary] of Object.entries(canaries))
      expect([name, everything.includes(canary)]).toEqual([name, false])
    return everything
  }
  const aTroubledOrder = async () => {
    const rows = rowsIn(shop)
    const contact = { name: canaries.name, email: canaries.email, phone: canaries.phone }
    const phones = (await shelfUnits(rows, 'ro', 0, 1_000_000)).slice(0, 1)
    return anEasyboxOrder(rows, phones, { contact, billing: { kind: 'personal', person: contact } })
  }
  const placing = (json: unknown) =>
    shop.visit(`/api/orders/?token=${canaries.token}`, {
      json,
      cookie,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })

  test('a failed endpoint is reported with its route and without the request data', async () => {
    const { pool } = shop.database
    await pool.query(
      `alter table orders add constraint broken check (number = '${canaries.token}') not valid`,
    )
    const result = await placing(await aTroubledOrder())
    await pool.query('alter table orders drop constraint broken')
    expect([result.statusCode, result.json().code]).toEqual([500, 'internal'])
    const [envelope] = await lasting.arrived(1)
    expect(envelope?.event).toMatchObject({
      platform: 'node',
      level: 'error',
      environment: 'demo',
      release: 'kintsu@9',
      transaction: '/api/orders/',
      tags: { request_id: result.json().requestId, route: '/api/orders/' },
    })
    expect(Object.keys(envelope?.event ?? {}).sort()).toEqual([
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'release',
      'sdk',
      'tags',
      'timestamp',
      'transaction',
    ])
    expect(JSON.stringify(envelope?.event.exception)).toContain('violates check constraint')
    expectNoCanary()
  })

  test('a failed page is reported once', async () => {
    const before = lasting.received.length
    const broken = new Error(`for ${canaries.email}, "${canaries.mother}", ${canaries.imei}`)
    const reads = [shop.ctx.db, shop.ctx.reads.db].map(db =>
      vi.spyOn(db, 'execute').mockRejectedValue(broken),
    )
    const pages = [1, 2].map(() => shop.visit(`/ro/?token=${canaries.token}`, { cookie }))
    for (const { statusCode } of await Promise.all(pages)) expect(statusCode).toBe(500)
    for (const read of reads) read.mockRestore()
    const envelopes = await lasting.arrived(before + 1)
    expect(envelopes.at(-1)?.event).toMatchObject({ transaction: 'home', tags: { market: 'ro' } })
    expectNoCanary()
  })

  const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/ro/inregistreaza-te/', { intent: 'register', name: canaries.name, email: canaries.email }],
    ['/ro/autentifica-te/', { intent: 'password', email: canaries.email, password: 'x' }],
    ['/ro/autentifica-te/', { intent: 'phone', phone: canaries.phone, captcha: solved }],
    ['/hu/logout/', { intent: 'forget' }],
  ]

  test('reports and logs contain no form, body, cookie or URL data, whatever the outcome', async () => {
    for (const [page, form] of refused)
      await shop.visit(`${page}?token=${canaries.token}&next=${canaries.phone}`, { form, cookie })
    const order = await aTroubledOrder()
    const person = {
      customerPhone: canaries.phone,
      customerMotherName: canaries.mother,
      customerBirthDate: canaries.birth,
    }
    expect((await placing({ ...order, [canaries.mother]: canaries.iban })).statusCode).toBe(400)
    await placing({ ...order, payment: { type: 'cofidis', tac: true, newsletter: false, person } })
    await placing(order)
    for (const [method, path] of [
      ['PUT', `/api/sales/SO0001/device/`],
      ['POST', `/api/sales/`],
      ['POST', '/api/stock-alerts/'],
      ['PUT', '/api/addresses/'],
      ['PUT', `/api/${canaries.imei}/${canaries.iban}/`],
    ] as const)
      await shop.visit(`${path}?token=${canaries.token}`, {
        method,
        cookie,
        json: { ...canaries, imei: canaries.imei },
      })
    for (const path of [canaries.email, canaries.phone, `magazin/multumim/${canaries.token}`])
      await shop.visit(`/ro/${path}/?email=${canaries.email}`, { cookie })
    const everything = expectNoCanary()
    expect(everything.match(/"event":"request"/g)?.length).toBeGreaterThanOrEqual(15)
    expect(everything).toMatch(/"status":400/)
  })

  const aBrowsers = {
    name: 'TypeError',
    words: `no "${canaries.name}" at ${canaries.email}, ${canaries.phone}`,
    stack: `TypeError: ${canaries.mother}\n    at pay (https://shop.example/assets/a-1.js:1:9)\n    at https://shop.example/ro/${canaries.token}:1:2`,
  }
  const report = (json: unknown, over: object = {}) =>
    shop.visit('/_errors/', {
      json,
      headers: { referer: `https://shop.example/ro/magazin/cosul-meu/?t=${canaries.token}` },
      ...over,
    })

  test('errors of the shop’s own pages are accepted and reported without personal data', async () => {
    const before = lasting.received.length
    expect((await shop.visit('/ro/')).body).toContain('data-faults="/_errors/"')
    const result = await report(aBrowsers, { cookie })
    expect([result.statusCode, result.body]).toEqual([204, ''])
    const envelopes = await lasting.arrived(before + 1)
    expect(envelopes.at(-1)?.event).toMatchObject({
      platform: 'javascript',
      transaction: 'cart',
      tags: { market: 'ro', route: 'cart', request_id: result.headers['x-request-id'] },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no "…" at …, …',
            stacktrace: {
              frames: [
                { function: 'pay', filename: '/assets/a-1.js', lineno: 1, colno: 9, in_app: true },
              ],
            },
          },
        ],
      },
    })
    expectNoCanary()
  })

  test.each([
    ['another key', { ...aBrowsers, user: 'x' }, {}, 400],
    ['no stack', { name: 'x', words: 'y' }, {}, 400],
    ['words too long', { ...aBrowsers, words: 'x'.repeat(501) }, {}, 400],
    ['a body too large', { ...aBrowsers, stack: 'x'.repeat(17_000) }, {}, 413],
    ['another site', aBrowsers, { origin: 'https://evil.example' }, 403],
    ['a cookie and no origin', aBrowsers, { cookie, origin: 'none' }, 403],
  ])('an error report with %s is refused', async (_, json, over, status) => {
    const before = lasting.received.length
    expect((await report(json, over)).statusCode).toBe(status)
    expect(lasting.received).toHaveLength(before)
  })

  test('at most twenty error reports per minute are accepted from one browser', async () => {
    const from = '10.99.0.1'
    for (let n = 0; n < 20; n += 1) expect((await report(aBrowsers, { from })).statusCode).toBe(204)
    expect((await report(aBrowsers, { from })).statusCode).toBe(429)
    expect((await report(aBrowsers, { from: '10.99.0.2' })).statusCode).toBe(204)
  })
})

test('without a DSN nothing is sent, and no page is told to report errors', async () => {
  const shop = await wholeShop(database.url, { LOG_LEVEL: 'silent' })
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  vi.spyOn(shop.ctx.reads.db, 'execute').mockRejectedValueOnce(new Error('broken'))
  expect((await shop.visit('/ro/')).statusCode).toBe(500)
  expect((await shop.visit('/ro/')).body).not.toContain('data-faults')
  const report = { name: 'x', words: 'y', stack: '' }
  expect((await shop.visit('/_errors/', { json: report })).statusCode).toBeGreaterThanOrEqual(400)
  await shop.close()
  expect(fetchSpy).not.toHaveBeenCalled()
  fetchSpy.mockRestore()
})
