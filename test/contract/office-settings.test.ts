import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { followSettings } from '#services/setting/follow-settings.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn, sendOrder } from '#test/support/order-cases.ts'
import { aBody } from '#test/support/shipping.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
/** A second process on the same database. */
let other: WholeShop
let rows: Rows
let owner: Awaited<ReturnType<typeof aStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  other = await wholeShop(database.url)
  rows = rowsIn(shop)
  owner = await aStaff(shop, granted('owner'))
})
afterAll(async () => {
  await Promise.all([shop.close(), other.close()])
  await database.drop()
})

const url = (market: string, section: string) =>
  `${officeUrl('settings')}?${new URLSearchParams({ market, section })}`

/** The fields of a section as its page shows them, with the revision. */
async function formOf(market: string, section: string) {
  const page = await shop.visit(url(market, section), { cookie: owner.cookie })
  const form = new URLSearchParams({ act: 'change-settings', reason: 'a reason of the test' })
  for (const [tag] of page.body.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]+)"/.exec(tag)?.[1]
    if (name === undefined || !/^(section|revision|shop\.|company\.|loyalty\.)/.test(name)) continue
    if (form.has(name)) continue
    if (/ type="checkbox"/.test(tag)) {
      if (/ checked=/.test(tag)) form.set(name, 'on')
    } else form.set(name, / value="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  return form
}

function send(market: string, form: URLSearchParams) {
  const section = form.get('section') ?? ''
  return shop.visit(url(market, section), { cookie: owner.cookie, form: form.toString() })
}

async function lastChange(market: string) {
  const [change] = await rows<{ id: string; actor: string; reason: string; changes: unknown }>(
    'select id::text, actor, reason, changes from setting_change where market = $1 order by id desc limit 1',
    market,
  )
  return change
}

describe('a payment method that is switched off', () => {
  test('is off on this process at once, on another one as soon as it looks, and on again when undone', async () => {
    await followSettings(other.ctx)
    const isOn = (process: WholeShop) =>
      process.ctx.settings.shopOf('ro').payment.active.oney === true
    expect([isOn(shop), isOn(other)]).toEqual([true, true])
    const form = await formOf('ro', 'payment')
    form.delete('shop.payment.active.oney')
    expect((await send('ro', form)).statusCode).toBe(303)
    expect([isOn(shop), isOn(other)]).toEqual([false, true])
    expect(await followSettings(other.ctx)).toBe(1)
    expect(isOn(other)).toBe(false)
    expect(await followSettings(other.ctx)).toBe(0)

    const change = await lastChange('ro')
    expect(change).toMatchObject({
      actor: owner.name,
      reason: 'a reason of the test',
      changes: [{ field: 'shop.payment.active.oney', before: true, after: false }],
    })
    const undo = new URLSearchParams({
      act: 'undo-settings',
      item: change?.id ?? '',
      reason: 'back again',
    })
    expect(
      (await shop.visit(url('ro', 'payment'), { cookie: owner.cookie, form: undo.toString() }))
        .statusCode,
    ).toBe(303)
    await followSettings(other.ctx)
    expect([isOn(shop), isOn(other)]).toEqual([true, true])
    expect(await lastChange('ro')).toMatchObject({
      changes: [{ field: 'shop.payment.active.oney', before: false, after: true }],
    })
  })

  test('of one market stays on in the others', async () => {
    const form = await formOf('gr', 'payment')
    form.delete('shop.payment.active.bnpl')
    expect((await send('gr', form)).statusCode).toBe(303)
    const active = (market: 'ro' | 'gr') => shop.ctx.settings.shopOf(market).payment.active.bnpl
    expect([active('gr'), active('ro')]).toEqual([false, true])
  })
})

describe('a way of delivery', () => {
  test('without a cost is not offered, and an order with it is refused', async () => {
    const order = await aBody(rows, 'ro')
    const form = await formOf('ro', 'delivery')
    form.set('shop.delivery.costs.locker', '')
    expect((await send('ro', form)).statusCode).toBe(303)
    const refused = await sendOrder(shop, order)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('not-offered'),
    ])
    const again = await formOf('ro', 'delivery')
    again.set('shop.delivery.costs.locker', '14.99')
    expect((await send('ro', again)).statusCode).toBe(303)
    expect((await sendOrder(shop, order)).status).toBe(201)
  })

  test('is the last one: it stays', async () => {
    const form = await formOf('gr', 'delivery')
    form.set('shop.delivery.costs.courier', '')
    const sent = await send('gr', form)
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('At least one way of delivery has to stay.')
    expect(shop.ctx.settings.shopOf('gr').delivery.costs.courier?.minor).toBe(350)
  })
})

describe('pages from memory', () => {
  test('show a changed setting on every process', async () => {
    const path = '/ro/despre-noi/'
    const shows = async (process: WholeShop, name: string) =>
      (await process.visit(path)).body.includes(name)
    expect([await shows(shop, 'Atelierul SRL'), await shows(other, 'Atelierul SRL')]).toEqual([
      false,
      false,
    ])
    const form = await formOf('ro', 'company')
    form.set('company.name', 'Atelierul SRL')
    expect((await send('ro', form)).statusCode).toBe(303)
    await followSettings(other.ctx)
    expect([await shows(shop, 'Atelierul SRL'), await shows(other, 'Atelierul SRL')]).toEqual([
      true,
      true,
    ])
  })
})

describe('a form that is refused', () => {
  test('names the field, and changes nothing', async () => {
    const form = await formOf('bg', 'cart')
    form.set('shop.cart.returnDays', '13')
    form.set('shop.cart.expiryMonths', '2')
    const sent = await send('bg', form)
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('A value is not possible')
    expect(shop.ctx.settings.shopOf('bg').cart).toMatchObject({ returnDays: 60, expiryMonths: 1 })
    form.set('shop.cart.returnDays', '14')
    expect((await send('bg', form)).statusCode).toBe(303)
    expect(shop.ctx.settings.shopOf('bg').cart).toMatchObject({ returnDays: 14, expiryMonths: 2 })
  })

  test('of two staff who edit the same section, the second is told', async () => {
    const [first, second] = [await formOf('hu', 'delivery'), await formOf('hu', 'delivery')]
    first.set('shop.delivery.costs.courier', '1 790')
    second.set('shop.delivery.costs.courier', '1 890')
    expect((await send('hu', first)).statusCode).toBe(303)
    const refused = await send('hu', second)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Somebody else changed this')
    expect(shop.ctx.settings.shopOf('hu').delivery.costs.courier).toEqual({
      minor: 179_000,
      currency: 'HUF',
    })
  })

  test('of a setting that was changed again since, undoing is refused', async () => {
    const once = await formOf('bg', 'delivery')
    once.set('shop.delivery.costs.courier', '8.99')
    await send('bg', once)
    const change = await lastChange('bg')
    const twice = await formOf('bg', 'delivery')
    twice.set('shop.delivery.costs.courier', '9.99')
    await send('bg', twice)
    const undo = new URLSearchParams({
      act: 'undo-settings',
      item: change?.id ?? '',
      reason: 'back again',
    })
    const sent = await shop.visit(url('bg', 'delivery'), {
      cookie: owner.cookie,
      form: undo.toString(),
    })
    expect(sent.statusCode).toBe(422)
    expect(shop.ctx.settings.shopOf('bg').delivery.costs.courier?.minor).toBe(999)
  })
})

test('staff of one market change only its settings', async () => {
  const own = await aStaff(shop, granted('owner', 'bg'))
  const form = await formOf('ro', 'payment')
  form.set('shop.payment.collectionFee', '1')
  const sent = await shop.visit(url('ro', 'payment'), { cookie: own.cookie, form: form.toString() })
  expect(sent.statusCode).toBe(404)
  const page = await shop.visit(url('ro', 'payment'), { cookie: own.cookie })
  expect(page.statusCode).toBe(404)
  expect(shop.ctx.settings.shopOf('ro').payment.collectionFee.minor).toBe(999)
})
