import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { changeLoyalty, loadLoyalty } from '#http/pages/account/load-loyalty.ts'
import { loadMyInsurances } from '#http/pages/account/load-my-insurances.ts'
import { loadMyTradeIns } from '#http/pages/account/load-my-trade-ins.ts'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { loadTradeIn } from '#http/pages/trade-in/load-trade-in.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { convertPoints } from '#services/loyalty/convert-points.ts'
import { visit } from '#test/support/account-pages.ts'
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

type Owner = Awaited<ReturnType<typeof aMember>>
type Load = Parameters<typeof visit>[1]

async function shown(load: Load, path: string, cookie: string) {
  const result = await visit(api, load, path, { cookie })
  if (result.kind !== 'shown') throw new Error(`${path} answered ${result.status}`)
  return result.value as Record<string, unknown>
}

/** Adds usable points, as if earned by an order. */
function addPoints(owner: Owner, points: number) {
  return rows(
    `insert into point_entry (id, user_id, market, kind, subject, label, points, counts_from, at)
     values (gen_random_uuid(), $1, 'ro', 'order', gen_random_uuid()::text, 'RO000012342', $2, '2020-01-01', now() - interval '1 minute')`,
    owner.member.userId,
    points,
  )
}

describe('the pages of benefits, insurances and trade-ins', () => {
  test.each([
    ['/cont/beneficii/', loadLoyalty],
    ['/cont/asigurarile-mele/', loadMyInsurances],
    ['/cont/vanzarile-mele/', loadMyTradeIns],
    [`/cont/detalii-vanzare/${toTradeInNumber('ro', 1)}/`, loadTradeIn],
  ] as const)(
    '%s redirects a visitor to the login page, and back afterwards',
    async (path, load) => {
      const result = await visit(api, load, path)
      expect(result).toMatchObject({ kind: 'answered', status: 302 })
      if (result.kind !== 'answered') return
      expect(result.headers.get('location')).toBe(
        `/autentifica-te/?next=${encodeURIComponent(path)}`,
      )
      expect(result.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test.each(['bg', 'hu', 'gr'] as const)('%s has no insurances page', async market => {
    const result = await visit(api, loadMyInsurances, '/cont/asigurarile-mele/', { market })
    expect(result).toMatchObject({ kind: 'answered', status: 404 })
  })
})

describe('the benefits form', () => {
  const path = '/cont/beneficii/'
  const sent = (owner: Owner, form: Record<string, string>) =>
    visit(api, changeLoyalty, path, { cookie: owner.cookie, form })

  test('the benefits form converts points only once and redirects to the vouchers', async () => {
    const owner = await aMember(api)
    await addPoints(owner, 150)
    const form = { intent: 'turn', points: '100', key: randomUUID() }
    for (const _ of [1, 2]) {
      const result = await sent(owner, form)
      expect(result).toMatchObject({ kind: 'answered', status: 303 })
      if (result.kind === 'answered')
        expect(result.headers.get('location')).toBe('/cont/beneficii/?done=voucher#vouchers')
    }
    const { benefits } = await shown(loadLoyalty, path, owner.cookie)
    expect(benefits).toMatchObject({ usable: 50, vouchers: [{ left: { minor: 1_000 } }] })
  })

  test('the benefits form shows what is wrong and preserves the input', async () => {
    const owner = await aMember(api)
    await addPoints(owner, 150)
    const result = await sent(owner, { intent: 'turn', points: '99', key: randomUUID() })
    expect(result).toMatchObject({
      value: { points: '99', refusal: { kind: 'below-smallest', smallest: 100 } },
    })
  })

  test('the benefits form refuses an unknown field', async () => {
    const form = { intent: 'turn', points: '100', key: randomUUID(), worth: '100000' }
    expect(await sent(one, form)).toMatchObject({ kind: 'answered', status: 400 })
    expect(await sent(one, { intent: 'turn', points: '100', key: 'x' })).toMatchObject({
      kind: 'answered',
      status: 400,
    })
  })
})

describe('insurances', () => {
  const insured = async (owner: Owner, key: string) => {
    const { orderId } = await anOrder(api, rows)
    await rows('update orders set user_id = $2 where id = $1', orderId, owner.member.userId)
    await rows(
      `insert into order_line (order_id, position, kind, item_id, title, price_minor, tax_scheme, belongs_to)
       select order_id, 90, 'service', $2, 'Asigurare', 9900, 'vat', position
       from order_line where order_id = $1 and kind = 'device'`,
      orderId,
      key,
    )
    return orderId
  }
  const listed = (owner: Owner, query = '') =>
    shown(loadMyInsurances, `/cont/asigurarile-mele/${query}`, owner.cookie)
  const deliveredOn = (orderId: string, at: string) =>
    rows(
      `insert into order_history (id, order_id, subject, to_state, actor, reason, at)
       values (gen_random_uuid(), $1, 'shipment', 'delivered', 'test', 'test', $2)`,
      orderId,
      at,
    )

  test('accident and theft insurances have a tab of their own; extended warranties are not listed', async () => {
    const owner = await aMember(api)
    await insured(owner, 'Ad_Th_12')
    await insured(owner, 'screen_12')
    await insured(owner, 'warranty_24')
    await insured(other, 'screen_12')
    const accident = await listed(owner, '?tip=accident')
    expect(accident.insurances).toMatchObject([
      { kind: 'accident', months: 12, status: { kind: 'starts-with-delivery' } },
    ])
    expect(accident.tabs).toMatchObject([{ count: 1 }, { count: 1 }])
    expect((await listed(owner, '?tip=screen')).insurances).toHaveLength(1)
  })

  test('an insurance starts with the delivery and is cancelled with its device', async () => {
    const owner = await aMember(api)
    const orderId = await insured(owner, 'screen_12')
    await deliveredOn(orderId, '2020-01-15T10:00:00Z')
    expect((await listed(owner)).insurances).toMatchObject([
      { status: { kind: 'ended', from: '2020-01-15', until: '2021-01-15' } },
    ])
    await rows(
      `update order_line set is_live = false where order_id = $1 and kind = 'device'`,
      orderId,
    )
    expect((await listed(owner)).insurances).toMatchObject([{ status: { kind: 'cancelled' } }])
  })

  test('a member without insurances sees none, and an unknown tab is answered 404', async () => {
    expect(await listed(one)).toMatchObject({ insurances: [], hasAny: false })
    const result = await visit(api, loadMyInsurances, '/cont/asigurarile-mele/?tip=x', {
      cookie: one.cookie,
    })
    expect(result).toMatchObject({ kind: 'answered', status: 404 })
  })
})

let serial = 100

async function sold(owner: Owner, number: string, state: string) {
  const id = randomUUID()
  await rows(
    `insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
       book_version, breakdown, currency, offer_minor, offered_at, payout, second_offer_minor, started_at)
     values ($1, $2, 'ro', $3, $4, 'x@example.com', 'SMARTPHONE', 'm', 'iPhone 13 128 GB', '{}', '1', '[]',
       'RON', 90000, '2026-11-20T10:00:00Z', 'bank-fast', 70000, '2026-11-20T09:00:00Z')`,
    id,
    number,
    state,
    owner.member.userId,
  )
  await rows(
    `insert into sale_history (id, sale_id, to_state, actor, reason, at) values
       (gen_random_uuid(), $1, 'offered', 'seller', 'test', '2026-11-20T10:00:00Z'),
       (gen_random_uuid(), $1, $2, 'office', 'test', '2026-11-23T10:00:00Z')`,
    id,
    state,
  )
  await rows(
    `insert into sale_finding (sale_id, position, part, declared, found, amount_minor)
     values ($1, 1, 'grading-display', 'Fără urme', 'Zgârieturi adânci', -20000)`,
    id,
  )
}

describe('trade-ins', () => {
  test('a trade-in is shown to its seller with its due date, and to nobody else', async () => {
    const number = toTradeInNumber('ro', 1)
    await sold(one, number, 'second-offer')
    const list = await shown(loadMyTradeIns, '/cont/vanzarile-mele/', one.cookie)
    expect(list.tradeIns).toMatchObject([
      { number, state: 'second-offer', due: { kind: 'answer-by', day: '2026-12-07' } },
    ])
    const path = `/cont/detalii-vanzare/${number}/`
    expect((await shown(loadTradeIn, path, one.cookie)).tradeIn).toMatchObject({
      offer: { minor: 90_000 },
      payout: 'bank-fast',
      secondOffer: {
        amount: { minor: 70_000 },
        lines: [{ part: 'grading-display', declared: 'Fără urme', amount: { minor: -20_000 } }],
      },
      steps: [{ state: 'offered' }, { state: 'second-offer' }],
      ahead: [],
    })
    const missing = `/cont/detalii-vanzare/${toTradeInNumber('ro', 999)}/`
    for (const [url, cookie] of [
      [path, other.cookie],
      [missing, one.cookie],
      ['/cont/detalii-vanzare/x.css', one.cookie],
    ] as const)
      expect(await visit(api, loadTradeIn, url, { cookie })).toMatchObject({
        kind: 'answered',
        status: 404,
      })
    expect((await shown(loadMyTradeIns, '/cont/vanzarile-mele/', other.cookie)).tradeIns).toEqual(
      [],
    )
  })

  test('a paid trade-in shows what was paid, and on which day', async () => {
    const owner = await aMember(api)
    const number = toTradeInNumber('ro', 2)
    await sold(owner, number, 'paid')
    await rows('update sale set paid_minor = 91500 where number = $1', number)
    const paid = { paid: { minor: 91_500, currency: 'RON' }, paidOn: '2026-11-23' }
    expect((await shown(loadMyTradeIns, '/cont/vanzarile-mele/', owner.cookie)).tradeIns).toEqual([
      expect.objectContaining({ number, ...paid }),
    ])
    const path = `/cont/detalii-vanzare/${number}/`
    expect((await shown(loadTradeIn, path, owner.cookie)).tradeIn).toMatchObject(paid)
  })

  test('the trade-in page without a number redirects to the list', async () => {
    const result = await visit(api, loadTradeIn, '/cont/detalii-vanzare/', { cookie: one.cookie })
    expect(result).toMatchObject({ kind: 'answered', status: 302 })
    if (result.kind === 'answered')
      expect(result.headers.get('location')).toBe('/cont/vanzarile-mele/')
  })
})

describe('the trade-ins of a member who erases their account', () => {
  const states = (number: string) =>
    rows(
      `select s.state, s.email, h.actor, h.reason from sale s
       join sale_history h on h.sale_id = s.id and h.to_state = s.state where s.number = $1`,
      number,
    )

  test.each(['accepted', 'in-transit', 'second-offer', 'rejected', 'returning'])(
    'a trade-in that is %s blocks the erasure, and the page names it',
    async state => {
      const owner = await aMember(api)
      const number = toTradeInNumber('ro', ++serial)
      await sold(owner, number, state)
      const form = { intent: 'erase', confirmation: owner.password }
      expect(
        await visit(api, changeSettings, '/cont/setari/', { cookie: owner.cookie, form }),
      ).toEqual({
        kind: 'shown',
        value: { form: 'erase', reason: { kind: 'under-way', orders: [], tradeIns: [number] } },
      })
      expect(await rows('select 1 from member where id = $1', owner.member.userId)).toHaveLength(1)
    },
  )

  test.each(['paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled'])(
    'a trade-in that is %s does not block the erasure, and is anonymized',
    async state => {
      const owner = await aMember(api)
      const number = toTradeInNumber('ro', ++serial)
      await sold(owner, number, state)
      expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
      expect(await states(number)).toMatchObject([{ state, email: '' }])
    },
  )

  test('an erased trade-in has no bank account, address, device number or link', async () => {
    const owner = await aMember(api)
    const number = toTradeInNumber('ro', ++serial)
    await sold(owner, number, 'returned')
    await rows(
      `update sale set iban_sealed = 'a sealed account', holder_sealed = 'a sealed name',
         imei_sealed = 'a sealed number', serial_sealed = 'a sealed number',
         sender_name = 'Ana Pop', sender_phone = '+40740123456', handover = '{"kind":"locker"}',
         token_hash = $2, request_hash = $2, wants_newsletter = true
       where number = $1`,
      number,
      randomUUID(),
    )
    expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
    expect(
      await rows(
        `select iban_sealed as iban, holder_sealed as holder, imei_sealed as imei,
           serial_sealed as serial, sender_name as name, sender_phone as phone, handover,
           token_hash as token, request_hash as request, wants_newsletter as newsletter
         from sale where number = $1`,
        number,
      ),
    ).toEqual([
      {
        iban: null,
        holder: null,
        imei: null,
        serial: null,
        name: null,
        phone: null,
        handover: null,
        token: null,
        request: null,
        newsletter: false,
      },
    ])
  })

  test('an erased trade-in has no inspection data that identifies the owner of the device', async () => {
    const owner = await aMember(api)
    const number = toTradeInNumber('ro', ++serial)
    await sold(owner, number, 'returned')
    await rows(
      `with own as (select id from sale where number = $1), pictured as (
         insert into photo (id, picture, width, height, client_hash, created_at, subject_kind, subject_id, position)
         select gen_random_uuid(), '\\x00', 4, 3, '', now(), 'inspection', id, 1 from own
       )
       insert into sale_inspection (id, sale_id, found, note, identifier_sealed, is_locked, reasons, actor, at)
       select gen_random_uuid(), id, '{}', 'a name on the back', 'a sealed number', false, '[]', 'staff', now()
       from own`,
      number,
    )
    expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
    expect(
      await rows(
        `select i.note, i.identifier_sealed as identifier,
           (select count(*)::int from photo p where p.subject_id = s.id) as pictures
         from sale_inspection i join sale s on s.id = i.sale_id where s.number = $1`,
        number,
      ),
    ).toEqual([{ note: '', identifier: null, pictures: 0 }])
  })

  test('an erased trade-in of a seized device stores only the device, its sender and the findings', async () => {
    const owner = await aMember(api)
    const number = toTradeInNumber('ro', ++serial)
    await sold(owner, number, 'surrendered')
    await rows(
      `with own as (
         update sale set iban_sealed = 'a sealed account', holder_sealed = 'a sealed name',
           imei_sealed = 'a sealed number', sender_name = 'Ana Pop', sender_phone = '+40740123456',
           handover = '{"kind":"locker"}', token_hash = $2
         where number = $1 returning id
       ), taken as (
         insert into sale_taken_over (sale_id, taker, reference, at) select id, 'Poliția', '4512/2026', now() from own
       )
       insert into sale_inspection (id, sale_id, found, note, identifier_sealed, is_locked, reasons, actor, at)
       select gen_random_uuid(), id, '{}', 'a name on the back', 'a sealed number', false, '["stolen"]', 'staff', now()
       from own`,
      number,
      randomUUID(),
    )
    expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
    expect(
      await rows(
        `select s.email, s.user_id as member, s.iban_sealed as iban, s.holder_sealed as holder, s.imei_sealed as imei,
           s.sender_name as name, s.sender_phone as phone, s.handover, s.token_hash as token, i.note,
           i.identifier_sealed as identifier, k.reference
         from sale s join sale_inspection i on i.sale_id = s.id join sale_taken_over k on k.sale_id = s.id
         where s.number = $1`,
        number,
      ),
    ).toEqual([
      {
        email: '',
        member: null,
        iban: null,
        holder: null,
        phone: null,
        handover: null,
        token: null,
        imei: 'a sealed number',
        name: 'Ana Pop',
        note: 'a name on the back',
        identifier: 'a sealed number',
        reference: '4512/2026',
      },
    ])
  })

  test('the erasure ends a trade-in that still waits for a manual review', async () => {
    const owner = await aMember(api)
    const number = toTradeInNumber('ro', ++serial)
    await sold(owner, number, 'draft')
    expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
    expect(await states(number)).toEqual([
      { state: 'cancelled', email: '', actor: 'member', reason: 'account-erased' },
    ])
  })

  test('the erasure ends offers that nobody accepted, and removes the address of a guest’s offer', async () => {
    const owner = await aMember(api)
    const [own, guests] = [toTradeInNumber('ro', ++serial), toTradeInNumber('ro', ++serial)]
    await sold(owner, own, 'offered')
    await sold(owner, guests, 'offered')
    await rows('update sale set user_id = null, email = $2 where number = $1', guests, owner.email)
    expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
    for (const number of [own, guests])
      expect(await states(number)).toEqual([
        { state: 'expired', email: '', actor: 'member', reason: 'account-erased' },
      ])
  })
})

test('an erased member leaves no voucher that can be spent', async () => {
  const owner = await aMember(api)
  await addPoints(owner, 150)
  const { userId } = owner.member
  await convertPoints(api.ctx, { userId, market: 'ro' }, { points: '100', key: randomUUID() })
  const exported = await exportAccount(api.ctx, userId)
  expect(exported).toMatchObject({ points: [{ points: 150 }, { points: -100 }], vouchers: [{}] })
  const [voucher] = await rows<{ id: string }>('select id from voucher where user_id = $1', userId)
  expect((await eraseAccount(api.ctx, owner.member)).ok).toBe(true)
  expect(await rows('select 1 from point_entry where user_id = $1', userId)).toEqual([])
  expect(
    await rows('select standing, left_minor::int as left from voucher where id = $1', voucher?.id),
  ).toEqual([{ standing: 'withdrawn', left: 0 }])
})
