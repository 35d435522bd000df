import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OfficeActName, officeUrl } from '#domain/staff/office-pages.ts'
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
     values ($1, 'ro', $2, 'sealed', $3, $3, 50000, 'margin', now(), $4)`,
    id,
    state,
    hash,
    shelf,
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

async function anOffer() {
  const [found] = await rows<{ id: string; product: string; grade: string; stock: number }>(
    `select id, product_id as product, grade, stock from listing where market = 'ro' and stock > 0 order by id limit 1`,
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
    expect((await send(url, 'shelve-unit', { shelf: 'b 7', battery: '93' })).status).toBe(303)
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
    const [missing] = await rows<{ product: string; grade: string }>(
      `select p.id as product, g.grade from product p cross join (values ('very-good'), ('good')) as g (grade)
       where not exists (select from listing l where l.product_id = p.id and l.grade = g.grade and l.market = 'ro') limit 1`,
    )
    if (!missing) throw new Error('Everything is listed.')
    const listing = `${missing.product} ${missing.grade}`
    const url = officeUrl('unit', id)
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
