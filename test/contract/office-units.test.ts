import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DeviceType } from '#domain/device/device.ts'
import { type OfficeActName, officeUrl } from '#domain/staff/office-pages.ts'
import { viewOfficeUnit } from '#services/staff/office-units.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { anImei } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let bench: Awaited<ReturnType<typeof aStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  bench = await aStaff(shop, granted('inspection', 'ro'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

let serial = 300_000

/** A device that was bought and lies in the house. */
async function aUnit(state = 'intake', shelf: string | null = null) {
  const imei = anImei(++serial)
  const id = randomUUID()
  const hash = shop.ctx.keys.deviceHash(imei)
  await rows(
    `insert into unit (id, market, state, serial_sealed, serial_hash, imei_hash, acquisition_minor, tax_scheme, received_at, shelf)
     values ($1, 'ro', $2, $5, $3, $3, 50000, 'margin', now(), $4)`,
    id,
    state,
    hash,
    shelf,
    shop.ctx.keys.seal.seal(imei),
  )
  return { id, imei }
}

async function send(url: string, act: OfficeActName, form: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({ act, ...form }).toString()
  const sent = await shop.visit(url, { cookie: bench.cookie, form: body })
  return { status: sent.statusCode, page: sent.body }
}

const reason = 'looked at on the bench'
const unitOf = async (id: string) =>
  (
    await rows<{ state: string; listing: string | null }>(
      'select state, listing_id as listing from unit where id = $1',
      id,
    )
  )[0]

/** The tests that a device of a type has to pass, as typed from the product page of the shop. */
const tests: Readonly<Record<DeviceType, string>> = {
  SMARTPHONE:
    'display touch battery charging cameras sound buttons network wireless biometrics lock erased',
  TABLET:
    'display touch battery charging cameras sound buttons wireless biometrics ports lock erased',
  LAPTOP:
    'display keyboard battery charging hinge ports storage cooling sound wireless lock erased',
  SMARTWATCH: 'display touch battery charging sensors buttons water wireless lock erased',
  CONSOLE: 'video controllers ports storage cooling sound wireless lock erased',
}

function grade(id: string, type: DeviceType, over: { battery?: string; without?: string } = {}) {
  const { battery = type === 'CONSOLE' ? '' : '95', without } = over
  const form = new URLSearchParams({
    act: 'grade-unit',
    display: 'none',
    casing: 'fine',
    erasure: 'factory-reset',
    battery,
  })
  for (const check of tests[type].split(' ')) if (check !== without) form.append('checks', check)
  return shop
    .visit(officeUrl('unit', id), { cookie: bench.cookie, form: form.toString() })
    .then(({ statusCode, body }) => ({ status: statusCode, page: body }))
}

async function anOffer() {
  const [found] = await rows<{
    id: string
    product: string
    grade: string
    stock: number
    type: DeviceType
  }>(
    `select l.id, l.product_id as product, l.grade, l.stock, m.type from listing l join product p on p.id = l.product_id
     join model m on m.id = p.model_id where l.market = 'ro' and l.stock > 0 and m.type = 'SMARTPHONE' order by l.id limit 1`,
  )
  if (!found) throw new Error('There is no listing.')
  return found
}

describe('a device that was bought', () => {
  test('is graded, worked on and put up for sale; its listing has one more', async () => {
    const { id } = await aUnit()
    const url = officeUrl('unit', id)
    const listing = await anOffer()
    const form = { listing: `${listing.product} ${listing.grade}`, reason }
    expect((await send(url, 'list-unit', form)).status).toBe(422)
    expect((await send(url, 'move-unit', { move: 'grade', reason })).status).toBe(303)
    const work = { kind: 'part', text: 'battery', cost: '120,50' }
    expect((await send(url, 'work-on-unit', work)).status).toBe(303)
    expect((await send(url, 'shelve-unit', { shelf: 'b 7' })).status).toBe(303)
    expect((await send(url, 'list-unit', form)).status).toBe(422)
    expect((await grade(id, listing.type, { battery: '93' })).status).toBe(303)
    expect((await send(url, 'list-unit', form)).status).toBe(303)
    expect(await unitOf(id)).toEqual({ state: 'listed', listing: listing.id })
    expect(await rows('select stock from listing where id = $1', listing.id)).toEqual([
      { stock: listing.stock + 1 },
    ])
    expect(await rows('select shelf, battery_health from unit where id = $1', id)).toEqual([
      { shelf: 'B-7', battery_health: 93 },
    ])
    const page = await shop.visit(url, { cookie: bench.cookie })
    expect(page.body).toContain('RON\u00a0120.50')
    expect(
      await rows('select to_state, actor from unit_history where unit_id = $1 order by at, id', id),
    ).toEqual(
      expect.arrayContaining([
        { to_state: 'grading', actor: `staff ${bench.email}` },
        { to_state: 'listed', actor: `staff ${bench.email}` },
      ]),
    )
  })

  test('opens the first listing of a product in a grade, with a price', async () => {
    const { id } = await aUnit('grading')
    const [missing] = await rows<{ product: string; grade: string; type: DeviceType }>(
      `select p.id as product, g.grade, m.type from product p join model m on m.id = p.model_id cross join (values ('very-good'), ('good')) as g (grade)
       where not exists (select from listing l where l.product_id = p.id and l.grade = g.grade and l.market = 'ro') limit 1`,
    )
    if (!missing) throw new Error('Everything is listed.')
    const listing = `${missing.product} ${missing.grade}`
    const url = officeUrl('unit', id)
    expect((await grade(id, missing.type)).status).toBe(303)
    expect((await send(url, 'list-unit', { listing, reason })).status).toBe(422)
    expect((await send(url, 'list-unit', { listing, price: '99,50', reason })).status).toBe(422)
    expect((await send(url, 'list-unit', { listing, price: '999', reason })).status).toBe(303)
    expect(
      await rows(
        `select l.price_minor::int as price, l.stock, h.price_minor::int as noted from listing l
         join price_history h on h.listing_id = l.id where l.product_id = $1 and l.grade = $2 and l.market = 'ro'`,
        missing.product,
        missing.grade,
      ),
    ).toEqual([{ price: 99_900, stock: 1, noted: 99_900 }])
  })

  test('that is held for an order is not taken away from it', async () => {
    const [held] = await rows<{ id: string }>(
      `update unit set state = 'held', held_by = gen_random_uuid(), held_until = now() + interval '1 hour'
       where id = (select id from unit where market = 'ro' and state = 'listed' limit 1) returning id`,
    )
    const sent = await send(officeUrl('unit', held?.id), 'move-unit', { move: 'withdraw', reason })
    expect(sent.status).toBe(422)
    expect((await unitOf(held?.id ?? ''))?.state).toBe('held')
  })

  test('is taken off sale, and its listing has one less', async () => {
    const [listed] = await rows<{ id: string; listing: string; stock: number }>(
      `select u.id, l.id as listing, l.stock from unit u join listing l on l.id = u.listing_id
       where u.market = 'ro' and u.state = 'listed' limit 1`,
    )
    const sent = await send(officeUrl('unit', listed?.id), 'move-unit', {
      move: 'withdraw',
      reason,
    })
    expect(sent.status).toBe(303)
    expect(await rows('select stock from listing where id = $1', listed?.listing)).toEqual([
      { stock: (listed?.stock ?? 0) - 1 },
    ])
  })

  test('of another market is not shown', async () => {
    const { id } = await aUnit()
    const elsewhere = await aStaff(shop, granted('inspection', 'hu'))
    expect((await shop.visit(officeUrl('unit', id), { cookie: elsewhere.cookie })).statusCode).toBe(
      404,
    )
  })
})

describe('a device for sale', () => {
  test.each([
    ['a test was not passed', { without: 'cameras' }, 'A test was not passed'],
    ['its battery holds 79 %', { battery: '79' }, 'holds less than 80 %'],
  ])('is not listed while %s', async (_what, over, words) => {
    const { id } = await aUnit('grading')
    const { product, grade: wanted } = await anOffer()
    await grade(id, 'SMARTPHONE', over)
    const sent = await send(officeUrl('unit', id), 'list-unit', {
      listing: `${product} ${wanted}`,
      reason,
    })
    expect(sent.status).toBe(422)
    expect(sent.page).toContain(words)
    await grade(id, 'SMARTPHONE')
    const again = await send(officeUrl('unit', id), 'list-unit', {
      listing: `${product} ${wanted}`,
      reason,
    })
    expect(again.status).toBe(303)
  })

  test('is graded only on the bench', async () => {
    const { id } = await aUnit('intake')
    expect((await grade(id, 'SMARTPHONE')).status).toBe(422)
    expect(await rows('select 1 from grading_sheet where unit_id = $1', id)).toEqual([])
  })

  test('keeps one photo of each side, and the passport it got first', async () => {
    const { id } = await aUnit('grading')
    const photograph = async (view: string) => {
      const [photo] = await rows<{ id: string }>(
        `insert into photo (id, picture, width, height, client_hash, created_at)
         values (gen_random_uuid(), '\\x00', 4, 3, 'bench', now()) returning id`,
      )
      const sent = await send(officeUrl('unit', id), 'photograph-unit', {
        view,
        photo: photo?.id ?? '',
      })
      expect(sent.status).toBe(303)
      return photo?.id
    }
    const first = await photograph('front')
    await photograph('back')
    const second = await photograph('front')
    expect(
      await rows(
        'select view, photo_id as photo from unit_photo where unit_id = $1 and view = $2',
        id,
        'front',
      ),
    ).toEqual([{ view: 'front', photo: second }])
    expect(await rows('select 1 from photo where id = $1', first)).toEqual([])
    const picture = await shop.visit(`/office/unit-photos/${id}/front`, { cookie: bench.cookie })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await shop.visit(`/office/unit-photos/${id}/front`)).statusCode).toBe(404)
    await grade(id, 'SMARTPHONE')
    const code = await rows('select code from unit_passport where unit_id = $1', id)
    await grade(id, 'SMARTPHONE', { battery: '81' })
    expect(await rows('select code from unit_passport where unit_id = $1', id)).toEqual(code)
    expect(await rows('select 1 from grading_sheet where unit_id = $1', id)).toHaveLength(2)
  })

  test('has a label for its box once it is listed', async () => {
    const [listed] = await rows<{ id: string }>(
      `select id from unit where market = 'ro' and state = 'listed' limit 1`,
    )
    const label = await shop.visit(`/office/box-labels/${listed?.id}.pdf`, { cookie: bench.cookie })
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await shop.visit(`/office/box-labels/${listed?.id}.pdf`)).statusCode).toBe(404)
  })
})

test('its page shows the end of its number, and the whole one in a demo alone', async () => {
  const { id, imei } = await aUnit()
  const live = { ...shop.ctx, isDemo: false }
  const shownIn = async (ctx: typeof shop.ctx) =>
    (await viewOfficeUnit(ctx, ['ro'], id, undefined))?.number
  expect(await shownIn(live)).toEqual({ ending: imei.slice(-4) })
  expect(await shownIn({ ...live, isDemo: true })).toEqual({ ending: imei.slice(-4), whole: imei })
})

test('a count of a shelf names what is missing, what is foreign and what is unknown, and changes nothing', async () => {
  const [there, missing, foreign] = [
    await aUnit('grading', 'C-3'),
    await aUnit('grading', 'C-3'),
    await aUnit('grading', 'D-1'),
  ]
  await aUnit('scrapped', 'C-3')
  const before = await rows('select id, state, shelf from unit order by id')
  const scanned = [there.imei, foreign.imei, '356938035643809', there.imei].join('\n')
  const url = `${officeUrl('units')}?market=ro`
  const counted = await send(url, 'count-shelf', { shelf: 'c3', scanned })
  expect(counted.status).toBe(200)
  expect(counted.page).toContain('1 device is where it should be.')
  for (const id of [missing.id, foreign.id]) expect(counted.page).toContain(officeUrl('unit', id))
  expect(counted.page).toContain('356938035643809')
  expect(await rows('select id, state, shelf from unit order by id')).toEqual(before)
  expect((await send(url, 'count-shelf', { shelf: '??', scanned })).status).toBe(422)
})

test('what is scanned lies on the shelf from then on, except what is not in the house', async () => {
  const [first, second] = [await aUnit('intake'), await aUnit('grading', 'D-1')]
  const gone = await aUnit('scrapped', 'D-2')
  const abroad = await aUnit('grading', 'D-3')
  await rows(`update unit set market = 'hu' where id = $1 returning id`, abroad.id)
  const scanned = [first, second, gone, abroad].map(({ imei }) => imei).join('\r\n')
  const url = `${officeUrl('units')}?market=ro`
  const filled = await send(url, 'fill-shelf', { shelf: 'f7', scanned })
  expect(filled.status).toBe(200)
  expect(filled.page).toContain('2 devices were put there.')
  expect(filled.page).toContain(officeUrl('unit', gone.id))
  expect(filled.page).toContain(abroad.imei)
  const shelves = await rows<{ id: string; shelf: string }>(
    'select id, shelf from unit where id = any($1::uuid[])',
    [first.id, second.id, gone.id, abroad.id],
  )
  expect(new Map(shelves.map(({ id, shelf }) => [id, shelf]))).toEqual(
    new Map([
      [first.id, 'F-7'],
      [second.id, 'F-7'],
      [gone.id, 'D-2'],
      [abroad.id, 'D-3'],
    ]),
  )
  expect((await send(url, 'fill-shelf', { shelf: '??', scanned })).status).toBe(422)
})

test('a device of another market is unknown on a shelf of this one', async () => {
  const { id, imei } = await aUnit('grading')
  await rows(`update unit set market = 'hu' where id = $1 returning id`, id)
  const counted = await send(`${officeUrl('units')}?market=ro`, 'count-shelf', {
    shelf: 'E-1',
    scanned: imei,
  })
  expect(counted.page).toContain('Not a device of the shop')
  expect(counted.page).not.toContain(id)
})

test('a device in the house is found by its IMEI', async () => {
  const { id, imei } = await aUnit()
  const found = await shop.visit(`/office/find/?q=${imei}`, { cookie: bench.cookie })
  expect([found.statusCode, found.headers.location]).toEqual([302, officeUrl('unit', id)])
})
