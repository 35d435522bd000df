import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { issueInvoice } from '#services/invoice/issue-invoice.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
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

const paths = {
  ro: '/ro/pasaport/',
  bg: '/bg/pasport/',
  gr: '/gr/passport/',
} as const

async function aPassport(market: keyof typeof paths) {
  const [found] = await rows<{ id: string; code: string; listing: string; imei: string }>(
    `select u.id, t.code, u.listing_id as listing, u.imei_sealed as imei from unit u join unit_passport t on t.unit_id = u.id
     where u.market = $1 and u.state = 'listed' and u.imei_sealed is not null order by u.id limit 1`,
    market,
  )
  if (!found) throw new Error('No device of the market has a passport.')
  return found
}

function visit(market: keyof typeof paths, code: string) {
  return shop.visit(`${paths[market]}${code}/`)
}

describe('the passport of a device', () => {
  test.each([
    ['ro', 'Pașaportul dispozitivului', 'Nicio piesă', 'de vânzare'],
    ['bg', 'Паспорт на устройството', 'Нито една', 'се продава'],
    ['gr', 'Διαβατήριο της συσκευής', 'Κανένα', 'πωλείται'],
  ] as const)(
    'in %s says what was checked, and nothing of persons',
    async (market, title, parts, sale) => {
      const { code, imei } = await aPassport(market)
      const { statusCode, body, headers } = await visit(market, code)
      expect(statusCode).toBe(200)
      for (const words of [title, parts, sale, code.slice(0, 4)]) expect(body).toContain(words)
      const number = shop.ctx.keys.seal.open(imei)
      expect(body).toContain(`••••${number.slice(-4)}`)
      expect(body).not.toContain(number)
      expect(body).not.toContain('Demo Inspection')
      expect(body).toContain('noindex')
      expect(headers['cache-control']).toContain('private')
    },
  )

  test('is found with a code that is typed in small letters', async () => {
    const { code } = await aPassport('ro')
    expect((await visit('ro', code.toLowerCase())).statusCode).toBe(200)
  })

  test('is a 404 in another market, for no code and for a device that is not for sale', async () => {
    const { id, code } = await aPassport('ro')
    expect((await visit('bg', code)).statusCode).toBe(404)
    expect((await visit('ro', 'ZZZZZZZZ')).statusCode).toBe(404)
    expect((await visit('ro', 'kein-code')).statusCode).toBe(404)
    await rows(`update unit set state = 'quarantined' where id = $1 returning id`, id)
    expect((await visit('ro', code)).statusCode).toBe(404)
    await rows(`update unit set state = 'listed' where id = $1 returning id`, id)
  })

  test('names a part that was replaced', async () => {
    const { id, code } = await aPassport('ro')
    await rows(
      `insert into unit_work (id, unit_id, at, actor, kind, part, text, cost_minor)
       values (gen_random_uuid(), $1, '2026-11-20T10:00:00Z', 'Ion Test', 'part', 'charging-port', 'from supplier 4', 5000)
       returning id`,
      id,
    )
    const { body } = await visit('ro', code)
    expect(body).toContain('Port de încărcare')
    expect(body).toContain('20 noiembrie 2026')
    for (const secret of ['Ion Test', 'from supplier 4']) expect(body).not.toContain(secret)
  })

  test('shows photos of the device only while it is public', async () => {
    const { id, code } = await aPassport('ro')
    const url = `/pictures/units/${code}/front.webp`
    expect((await shop.visit(url)).statusCode).toBe(404)
    await rows(
      `with taken as (
         insert into photo (id, picture, width, height, client_hash, created_at, subject_kind, subject_id, position)
         values (gen_random_uuid(), '\\x52', 4, 3, '', now(), 'unit', $1, 0) returning id)
       insert into unit_photo (unit_id, view, photo_id) select $1, 'front', id from taken returning view`,
      id,
    )
    const picture = await shop.visit(url)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await visit('ro', code)).body).toContain(url)
    expect((await shop.visit(`/pictures/units/${code}/inside.webp`)).statusCode).toBe(404)
    await rows(`update unit set state = 'lost' where id = $1 returning id`, id)
    expect((await shop.visit(url)).statusCode).toBe(404)
    await rows(`update unit set state = 'listed' where id = $1 returning id`, id)
  })
})

describe('the devices of a listing', () => {
  const ask = (listing: string, market: string) =>
    shop.visit(`/api/listings/${listing}/units/?market=${market}`)

  test('are listed with their codes, the best battery first, without those that were sold', async () => {
    const { id, listing } = await aPassport('ro')
    const before = JSON.parse((await ask(listing, 'ro')).body) as {
      units: { unitId: string; code: string; batteryHealth: number }[]
    }
    expect(before.units.map(each => each.unitId)).toContain(id)
    const batteries = before.units.map(each => each.batteryHealth)
    expect(batteries).toEqual(batteries.toSorted((a, b) => b - a))
    await rows(`update unit set state = 'sold' where id = $1 returning id`, id)
    const after = JSON.parse((await ask(listing, 'ro')).body) as typeof before
    expect(after.units.map(each => each.unitId)).not.toContain(id)
    await rows(`update unit set state = 'listed' where id = $1 returning id`, id)
  })

  test('of another market are none', async () => {
    const { listing } = await aPassport('ro')
    expect(JSON.parse((await ask(listing, 'bg')).body)).toEqual({ units: [] })
    expect((await ask(listing, 'fr')).statusCode).toBe(400)
  })
})

test('an invoice has the passport of each device that it sells', async () => {
  const { orderId, unitId } = await anOrder(shop, rows)
  const [passport] = await rows<{ code: string }>(
    'select code from unit_passport where unit_id = $1',
    unitId,
  )
  const issued = await issueInvoice(shop.ctx, orderId)
  if (!issued.ok) throw new Error(issued.refusal.kind)
  expect(issued.value.content.passports).toEqual([
    {
      code: passport?.code,
      url: `https://shop.example/ro/pasaport/${passport?.code}/`,
    },
  ])
})
