import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, solved } from '#test/support/identity.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { anEasyboxOrder, rowsIn, shelfUnits } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let logs: ReturnType<typeof listenToLogs>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  logs = listenToLogs()
  // The PostgreSQL error of a full disk, raised by a trigger.
  await shop.database.pool.query(
    `create function cannot_write() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = tg_argv[0]; end $$`,
  )
})
afterEach(async () => {
  await shop.database.pool.query('drop trigger if exists cannot on stock_alert')
  await shop.database.pool.query('drop trigger if exists cannot on orders')
  await shop.database.pool.query('drop trigger if exists cannot on contact_message')
})
afterAll(async () => {
  logs.stop()
  await shop.close()
  await database.drop()
})

type ShopResponse = Awaited<ReturnType<WholeShop['visit']>>

function failOn(table: string, code: string) {
  return shop.database.pool.query(
    `create trigger cannot before insert on ${table} for each row execute function cannot_write('${code}')`,
  )
}

function expectAway(response: ShopResponse) {
  expectProblem(response, { status: 503, code: 'unavailable' })
  expect(response.headers['retry-after']).toBe('5')
}

function expectAwayPage(response: ShopResponse) {
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-type']).toMatch('text/html')
}

async function askForAlert() {
  const [listing] = await rowsIn(shop)<{ id: string }>(
    `select id from listing where market = 'ro' and stock = 0 limit 1`,
  )
  return shop.visit('/api/stock-alerts/', {
    json: { listingId: listing?.id, market: 'ro', email: 'ana@exemplu.ro' },
  })
}

const contact = {
  name: 'Ana Pop',
  email: 'ana@exemplu.ro',
  topic: 'order',
  orderNumber: '',
  captcha: solved,
  message: 'Unde este coletul meu?',
}

describe('an unavailable database', () => {
  test.each([
    ['has no room on its disk', '53100'],
    ['is out of memory', '53200'],
    ['takes no more connections', '53300'],
    ['is at a limit of its settings', '53400'],
    ['lacks something it needs', '53000'],
    ['is stopped', '57P01'],
    ['has crashed', '57P02'],
    ['is just starting', '57P03'],
    ['was taken away', '57P04'],
    ['was idle for too long', '57P05'],
    ['cannot read its files', '58030'],
    ['lacks one of its files', '58P01'],
    ['has a fault of its system', '58000'],
    ['may only be read', '25006'],
  ])(
    'a request to a database that %s is answered 503 with Retry-After, and logged',
    async (_, code) => {
      await failOn('stock_alert', code)
      const before = logs.written().length
      expectAway(await askForAlert())
      expect(logs.written().slice(before)).toContain('"event":"outage"')
    },
  )

  test('an order is refused while the disk is full, and accepted once there is space again', async () => {
    const rows = rowsIn(shop)
    const [phone] = await shelfUnits(rows, 'ro', 50_000, 200_000)
    const json = await anEasyboxOrder(rows, [phone!])
    const order = () => shop.visit('/api/orders/', { json, headers: { 'idempotency-key': key } })
    const key = randomUUID()
    const unitState = () => rows('select state, listing_id from unit where id = $1', phone?.unit)
    const before = await unitState()
    await failOn('orders', '53100')
    expectAway(await order())
    expect(await rows('select 1 from orders')).toEqual([])
    expect(await unitState()).toEqual(before)
    await rows('drop trigger cannot on orders')
    expect((await order()).statusCode).toBe(201)
  })

  test('a form is not stored while the disk is full, and the page says so in its language', async () => {
    await failOn('contact_message', '53100')
    const headers = { accept: 'text/html' }
    const result = await shop.visit('/ro/suport/', { form: contact, headers })
    expectAwayPage(result)
    expect(result.body).toContain('Revenim imediat')
  })
})

describe('a read-only database', () => {
  let readOnly: WholeShop
  let member: Awaited<ReturnType<typeof aMember>>
  beforeAll(async () => {
    member = await aMember(shop)
    const [{ name } = { name: '' }] = await rowsIn(shop)<{ name: string }>(
      'select quote_ident(current_database()) as name',
    )
    await shop.database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    readOnly = await wholeShop(database.url)
  })
  afterAll(() => readOnly.close())

  test('a read-only database still serves pages', async () => {
    for (const path of ['/ro/', '/ro/telefoane/', '/ro/suport/'])
      expect([path, (await readOnly.visit(path)).statusCode]).toEqual([path, 200])
  })

  test.each([
    [
      'signing in',
      '/ro/autentifica-te/',
      () => ({ intent: 'password', email: member.email, password: member.password }),
    ],
    ['asking for a link', '/ro/autentifica-te/', () => ({ intent: 'link', email: member.email })],
    ['asking for a new password', '/ro/forgot/', () => ({ intent: 'forgot', email: member.email })],
    [
      'registering',
      '/ro/inregistreaza-te/',
      () => ({
        intent: 'register',
        name: 'Ana Pop',
        email: 'new@exemplu.ro',
        password: 'o parolă nouă',
      }),
    ],
    ['writing to the shop', '/ro/suport/', () => contact],
  ])('%s is postponed with a read-only database', async (_, path, form) => {
    const headers = { accept: 'text/html' }
    expectAwayPage(await readOnly.visit(path, { form: { ...form(), captcha: solved }, headers }))
  })
})
