import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { aTradeInThatCame, benchPhoto } from '#test/support/inspections.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { playedRegister, setBase } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let bench: Awaited<ReturnType<typeof aStaff>>

/** Base prices in bani, in the book version of every offer here. */
const bases = {
  'apple-iphone-13|storage=128 GB': 150_000,
  'apple-iphone-13|storage=256 GB': 170_000,
  'apple-iphone-13-mini|storage=128 GB': 120_000,
}

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { deviceRegister: playedRegister })
  rows = rowsIn(shop)
  await setBase(rows, 'ro', 150_000)
  for (const [item, minor] of Object.entries(bases))
    await rows(
      `insert into price_book_entry (market, item, since_version, base_minor) values ('ro', $1, 1, $2)
       on conflict (market, item, since_version) do update set base_minor = excluded.base_minor`,
      item,
      minor,
    )
  bench = await aStaff(shop, granted('inspection', 'ro'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function came() {
  const { number, imei } = await aTradeInThatCame(shop, rows, (await aMember(shop)).cookie)
  const url = officeUrl('trade-in', number)
  const open = async () => (await shop.visit(url, { cookie: bench.cookie })).body
  const inspect = async (device: string, photo?: string) => {
    const form = new URLSearchParams({
      act: 'inspect-device',
      device,
      identifier: imei,
      reason: 'read off its settings',
    })
    if (photo !== undefined) form.append('photo', photo)
    const sent = await shop.visit(url, { cookie: bench.cookie, form: form.toString() })
    return { status: sent.statusCode, page: sent.body }
  }
  const stored = async () =>
    (
      await rows(
        `select s.state, s.offer_minor::int as offer, s.second_offer_minor::int as second,
           (select amount_minor::int from payout p where p.sale_id = s.id) as owed,
           (select found from sale_inspection i where i.sale_id = s.id) as found
         from sale s where s.number = $1`,
        number,
      )
    )[0]
  return { open, inspect, stored }
}

async function photoOfConfiguration() {
  const { id } = await benchPhoto(rows, 'config-all')
  return `${id} config-all`
}

test('the inspection offers what the shop buys of that brand, the declared model first', async () => {
  const { open } = await came()
  const page = await open()
  const items = [...page.matchAll(/<option value="(apple-[^"]+)"/g)].map(([, item]) => item)
  expect(items).toEqual(expect.arrayContaining(Object.keys(bases)))
  const isDeclared = items.map(item => item?.startsWith('apple-iphone-13|'))
  expect(isDeclared.indexOf(false)).toBe(isDeclared.filter(Boolean).length)
  expect(items.every(item => item?.startsWith('apple-iphone'))).toBe(true)
})

test('more storage than declared is paid more, by the price of its own configuration', async () => {
  const { inspect, stored } = await came()
  expect((await inspect('apple-iphone-13|storage=256 GB')).status).toBe(303)
  expect(await stored()).toMatchObject({
    state: 'inspected',
    offer: 150_000,
    owed: 170_000,
    found: { 'config-all': { storage: '256 GB', color: 'Midnight' } },
  })
})

test('another model than declared leads to a second offer, with a photo of it', async () => {
  const { inspect, stored } = await came()
  const item = 'apple-iphone-13-mini|storage=128 GB'
  expect((await inspect(item)).status).toBe(422)
  expect((await inspect(item, await photoOfConfiguration())).status).toBe(303)
  expect(await stored()).toMatchObject({
    state: 'second-offer',
    second: 120_000,
    found: {
      'config-all': { storage: '128 GB', color: 'Midnight', model: 'Apple iPhone 13 mini' },
    },
  })
})

test.each(['apple-iphone-13|storage=9 TB', 'nothing', '|storage=128 GB', 'samsung-galaxy-s23|x'])(
  'what the price book does not have is refused: %s',
  async device => {
    const { inspect, stored } = await came()
    expect((await inspect(device)).status).toBeGreaterThanOrEqual(409)
    expect(await stored()).toMatchObject({ state: 'received', found: null })
  },
)
