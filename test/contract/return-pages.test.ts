import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReturnDraft } from '#domain/return/return-draft.ts'
import type { Returnable, ReturnView } from '#domain/return/return-view.ts'
import { changeReturn, loadReturn } from '#http/pages/return/load-return.ts'
import { changeReturnAddress, loadReturnAddress } from '#http/pages/return/load-return-address.ts'
import { loadReturnForm, sendReturnForm } from '#http/pages/return/load-return-form.ts'
import { findOrder, loadReturns } from '#http/pages/return/load-returns.ts'
import { readPlacedOrder } from '#services/order/view-order.ts'
import { type PageResult, visit } from '#test/support/account-pages.ts'
import { daysBack } from '#test/support/days-back.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A phone paid on delivery at a pickup point, delivered a week ago; of a member, or of a guest. */
async function delivered(owner?: Pick<typeof one, 'member'>) {
  const { orderId } = await anOrder(api, rows)
  await rows("update shipment set state = 'delivered' where order_id = $1", orderId)
  await rows(
    `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
     values (gen_random_uuid(), $1, 'shipment', 'in-transit', 'delivered', 'test', 'test', now() - interval '7 days')`,
    orderId,
  )
  const [row] = await rows<{ number: string; email: string; position: number }>(
    `update orders o set state = 'closed', user_id = $2 from order_line l
     where o.id = $1 and l.order_id = o.id and l.kind = 'device'
     returning o.number, o.contact_email as email, l.position`,
    orderId,
    owner?.member.userId ?? null,
  )
  if (!row) throw new Error('the order is not there')
  const placed = await readPlacedOrder(api.ctx, orderId)
  const token = /[?&]t=([\w-]+)/.exec(placed?.path ?? '')?.[1] ?? ''
  return { orderId, token, ...row }
}

type Delivered = Awaited<ReturnType<typeof delivered>>

function formPath({ number }: Pick<Delivered, 'number'>, query = '') {
  return `/cont/formular-retur/${number}/${query}`
}

const iban = 'RO49 AAAA 1B31 0075 9384 0000'

function filled(order: Pick<Delivered, 'position'>, over: Readonly<Record<string, string>> = {}) {
  return {
    intent: 'review',
    line: String(order.position),
    [`reason-${order.position}`]: 'faulty',
    [`words-${order.position}`]: 'Ecranul clipește.',
    handover: 'locker',
    iban,
    holder: 'Cumpărător Încercat',
    ...over,
  }
}

function shownBy<T>(result: PageResult): T {
  if (result.kind !== 'shown') throw new Error(`answered ${result.status}`)
  return result.value as T
}

function locationOf(result: PageResult): string {
  return result.kind === 'answered' ? (result.headers.get('location') ?? '') : ''
}

function returnsOf({ orderId }: Delivered) {
  return rows<{ number: string; state: string }>(
    `select number, state from order_return where order_id = $1 order by number`,
    orderId,
  )
}

/** A return by its member, up to the number of the return. */
async function withdrawn(owner: typeof one) {
  const order = await delivered(owner)
  const { cookie } = owner
  const form = filled(order, { intent: 'confirm', key: randomUUID() })
  const made = await visit(api, sendReturnForm, formPath(order), { cookie, form })
  const number = /retur\/([^/]+)\//.exec(locationOf(made))?.[1] ?? ''
  return { order, number, path: `/cont/retur/${number}/` }
}

const is404 = { kind: 'answered', status: 404 } as const

describe('a visitor without an account', () => {
  test('a visitor enters number and email, is refused alike for a wrong one of either, and accepted with both', async () => {
    const order = await delivered()
    expect(shownBy(await visit(api, loadReturns, '/cont/retur/'))).toMatchObject({ kind: 'find' })
    const ask = (number: string, email: string) =>
      visit(api, findOrder, '/cont/retur/', { form: { intent: 'find', number, email } })
    const searchResult = async (number: string, email: string) => {
      const { kind, needsCaptcha } = shownBy<{ kind: string; needsCaptcha: boolean }>(
        await ask(number, email),
      )
      return { kind, needsCaptcha }
    }
    const wrong = await searchResult(order.number, 'altcineva@example.com')
    expect(wrong).toEqual({ kind: 'not-found', needsCaptcha: false })
    expect(await searchResult('RO009999997', order.email)).toEqual(wrong)
    const typed = ` ${order.number.slice(0, 5)} ${order.number.slice(5).toLowerCase()}`
    const found = await ask(typed, order.email.toUpperCase())
    expect(found).toMatchObject({ kind: 'answered', status: 303 })
    const path = locationOf(found)
    expect(path).toMatch(new RegExp(`^/cont/formular-retur/${order.number}/\\?p=`))
    expect(shownBy(await visit(api, loadReturnForm, path))).toMatchObject({
      kind: 'open',
      isMember: false,
      returnable: { orderNumber: order.number, refundWay: 'iban' },
    })
  })

  test('a visitor withdraws by the link in the order’s emails, and follows the return by its own link', async () => {
    const order = await delivered()
    const path = formPath(order, `?t=${order.token}`)
    const { given, returnable } = shownBy<{ given: ReturnDraft; returnable: Returnable }>(
      await visit(api, loadReturnForm, path),
    )
    expect(given.lines).toEqual([{ position: order.position }])
    expect(returnable.withdrawal.shopUntil > returnable.withdrawal.lawUntil).toBe(true)
    const reviewed = shownBy<{ kind: string; draft: ReturnDraft; key: string }>(
      await visit(api, sendReturnForm, path, { form: filled(order) }),
    )
    expect(reviewed).toMatchObject({ kind: 'review', draft: { iban } })
    expect(await returnsOf(order)).toEqual([])

    const form = filled(order, { intent: 'confirm', key: reviewed.key })
    const made = await visit(api, sendReturnForm, path, { form })
    expect(made).toMatchObject({ kind: 'answered', status: 303 })
    expect(locationOf(made)).toMatch(
      new RegExp(`^/cont/retur/${order.number}-R1/\\?t=[\\w-]+&done=received$`),
    )
    expect(locationOf(made)).not.toContain('RO49')
    expect(locationOf(await visit(api, sendReturnForm, path, { form }))).toBe(locationOf(made))
    expect(await returnsOf(order)).toHaveLength(1)

    const { view, done } = shownBy<{ view: ReturnView; done: string }>(
      await visit(api, loadReturn, locationOf(made)),
    )
    expect(done).toBe('received')
    expect(view).toMatchObject({
      number: `${order.number}-R1`,
      lines: [{ position: order.position, reason: 'faulty', words: 'Ecranul clipește.' }],
      iban: 'RO•••• 0000',
      isCancellable: true,
    })
    expect(shownBy(await visit(api, loadReturnForm, path))).toMatchObject({
      kind: 'closed',
      reason: { kind: 'all-gone' },
    })
  })

  test('a visitor without proof of the order is redirected to the form of number and email', async () => {
    const order = await delivered()
    expect(locationOf(await visit(api, loadReturnForm, formPath(order)))).toBe(
      `/cont/retur/?order=${order.number}`,
    )
    expect(locationOf(await visit(api, loadReturnForm, formPath(order, '?p=zz.x')))).toBe(
      `/cont/retur/?order=${order.number}`,
    )
    expect(await visit(api, loadReturnForm, formPath(order, '?t=x'))).toMatchObject(is404)
    expect(await visit(api, loadReturn, `/cont/retur/${order.number}-R1/?t=x`)).toMatchObject(is404)
  })
})

describe('the return form', () => {
  test('the form preserves the input and names what is wrong', async () => {
    const order = await delivered(one)
    const { cookie } = one
    const wrong = filled(order, { iban: 'RO49 AAAA 1B31 0075 9384 0001' })
    const again = shownBy<{ fields: readonly string[]; draft: ReturnDraft }>(
      await visit(api, sendReturnForm, formPath(order), { cookie, form: wrong }),
    )
    expect(again.fields).toEqual(['iban'])
    expect(again.draft).toMatchObject({
      lines: [{ reason: 'faulty', words: 'Ecranul clipește.' }],
      handover: { kind: 'locker' },
      iban: 'RO49 AAAA 1B31 0075 9384 0001',
      holder: 'Cumpărător Încercat',
    })
    const form = { intent: 'review', handover: 'courier', day: '2020-01-01' }
    const empty = shownBy<{ fields: readonly string[] }>(
      await visit(api, sendReturnForm, formPath(order), { cookie, form }),
    )
    expect(empty.fields).toEqual([
      'lines',
      'day',
      'county',
      'locality',
      'street',
      'number',
      'postalCode',
      'iban',
      'holder',
    ])
  })

  test('the form for the whole order needs only one click', async () => {
    const order = await delivered(one)
    const form = { intent: 'review', whole: 'on', handover: 'locker', iban, holder: 'A B' }
    const { draft } = shownBy<{ draft: ReturnDraft }>(
      await visit(api, sendReturnForm, formPath(order), { cookie: one.cookie, form }),
    )
    expect(draft.lines).toEqual([{ position: order.position }])
  })

  test('a form with an unknown field, a repeated field or another content type is answered 400 and creates no return', async () => {
    const order = await delivered(one)
    const confirm = filled(order, { intent: 'confirm', key: randomUUID() })
    for (const form of [
      { ...confirm, state: 'settled' },
      { ...confirm, expected: '1' },
      { ...confirm, handover: 'drone' },
      { ...confirm, [`reason-${order.position}`]: 'because' },
      { ...confirm, photos: 'x' },
      { ...confirm, line: '-1' },
      `${new URLSearchParams(confirm)}&iban=RO1`,
    ])
      expect(
        await visit(api, sendReturnForm, formPath(order), { cookie: one.cookie, form }),
      ).toMatchObject({ kind: 'answered', status: 400 })
    expect(await returnsOf(order)).toEqual([])
  })

  test('the form is closed the day after the shop’s deadline, and before the parcel was sent', async () => {
    const order = await delivered(one)
    const loadForm = async () =>
      shownBy<{ kind: string; reason?: { kind: string } }>(
        await visit(api, loadReturnForm, formPath(order), { cookie: one.cookie }),
      )
    const putBack = (days: number) =>
      rows(
        `update order_history set at = ${daysBack('now()', '$2', 'ro')}
         where order_id = $1 and subject = 'shipment' and to_state = 'delivered'`,
        order.orderId,
        days,
      )
    await putBack(60)
    expect(await loadForm()).toMatchObject({ kind: 'open' })
    await putBack(61)
    expect(await loadForm()).toMatchObject({ kind: 'closed', reason: { kind: 'too-late' } })
    await rows("update shipment set state = 'preparing' where order_id = $1", order.orderId)
    await rows("update orders set state = 'confirmed' where id = $1", order.orderId)
    expect(await loadForm()).toMatchObject({ kind: 'closed', reason: { kind: 'not-sent-yet' } })
  })
})

describe('orders and returns of another member', () => {
  test('another member’s order and return are answered 404 like missing ones, for viewing and changing', async () => {
    const { order, number, path } = await withdrawn(other)
    const { cookie } = one
    const address = `/cont/adresa-retur/${number}/`
    const visits = [
      visit(api, loadReturnForm, formPath(order), { cookie }),
      visit(api, loadReturnForm, formPath({ number: 'RO009999997' }), { cookie }),
      visit(api, sendReturnForm, formPath(order), { cookie, form: filled(order) }),
      visit(api, loadReturn, path, { cookie }),
      visit(api, loadReturn, '/cont/retur/RO009999997-R1/', { cookie }),
      visit(api, changeReturn, path, { cookie, form: { intent: 'cancel' } }),
      visit(api, loadReturnAddress, address, { cookie }),
      visit(api, changeReturnAddress, address, { cookie, form: { handover: 'locker' } }),
      visit(api, loadReturn, '/cont/retur/x.css/', { cookie }),
    ]
    for (const result of await Promise.all(visits)) expect(result).toMatchObject(is404)
    expect(await returnsOf(order)).toEqual([{ number, state: expect.not.stringMatching('cancel') }])
  })

  test('a return redirects a visitor to the login page, and back afterwards', async () => {
    const { path } = await withdrawn(other)
    expect(locationOf(await visit(api, loadReturn, path))).toBe(
      `/autentifica-te/?next=${encodeURIComponent(path)}`,
    )
  })
})

describe('a return in progress', () => {
  test('a return is in its member’s list, whose other orders can be returned too', async () => {
    const owner = await aMember(api)
    const { number } = await withdrawn(owner)
    const left = await delivered(owner)
    await delivered(other)
    const list = shownBy<{
      readonly returns: readonly { readonly number: string }[]
      readonly orders: readonly Returnable[]
    }>(await visit(api, loadReturns, '/cont/retur/', { cookie: owner.cookie }))
    expect(list.returns.map(each => each.number)).toEqual([number])
    expect(list.orders.map(({ orderNumber }) => orderNumber)).toEqual([left.number])
  })

  test('a return can change its handover and bank account, and can be cancelled', async () => {
    const { order, number, path } = await withdrawn(one)
    const { cookie } = one
    const address = `/cont/adresa-retur/${number}/`
    const shown = shownBy<{ offered: readonly { kind: string; days?: readonly string[] }[] }>(
      await visit(api, loadReturnAddress, address, { cookie }),
    )
    const courier = shown.offered.find(({ kind }) => kind === 'courier')
    const [place] = await rows<{ county: string; locality: string; name: string }>(
      `select county_id::text as county, id::text as locality, name from locality where market = 'ro' limit 1`,
    )
    const form = {
      handover: 'courier',
      day: courier?.days?.[0] ?? '',
      countyId: place?.county ?? '',
      localityId: place?.locality ?? '',
      street: 'Strada Lungă',
      number: '7',
      details: '',
      postalCode: '400001',
    }
    const changed = await visit(api, changeReturnAddress, address, { cookie, form })
    expect(locationOf(changed)).toBe(`${path}?done=changed`)
    const { view } = shownBy<{ view: ReturnView }>(await visit(api, loadReturn, path, { cookie }))
    expect(view.handover).toMatchObject({
      kind: 'courier',
      from: { street: 'Strada Lungă', locality: { name: place?.name } },
    })

    const wrong = { intent: 'account', iban: 'RO00', holder: 'A B' }
    expect(shownBy(await visit(api, changeReturn, path, { cookie, form: wrong }))).toEqual({
      form: 'account',
      errors: ['iban'],
    })
    const right = { intent: 'account', iban: 'BG80 BNBG 9661 1020 3456 78', holder: 'A B' }
    expect(locationOf(await visit(api, changeReturn, path, { cookie, form: right }))).toBe(
      `${path}?done=account`,
    )
    for (const each of [{ intent: 'cancel', state: 'settled' }, { intent: 'settle' }])
      expect(await visit(api, changeReturn, path, { cookie, form: each })).toMatchObject({
        kind: 'answered',
        status: 400,
      })
    const cancelled = await visit(api, changeReturn, path, { cookie, form: { intent: 'cancel' } })
    expect(locationOf(cancelled)).toBe(path)
    expect(await returnsOf(order)).toEqual([{ number, state: 'cancelled' }])
    const twice = await visit(api, changeReturn, path, { cookie, form: { intent: 'cancel' } })
    expect(locationOf(twice)).toBe(path)
    const late = await visit(api, changeReturnAddress, address, { cookie, form })
    expect(shownBy(late)).toMatchObject({ isRefused: true })
  })
})
