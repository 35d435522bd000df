import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCartLogin } from '#http/pages/cart/load-cart.ts'
import { loadCartFinalize } from '#http/pages/cart/load-cart-finalize.ts'
import { addAddress } from '#services/account/save-addresses.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aCourierOrder,
  addressIn,
  anEasyboxOrder,
  type Rows,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

type Owner = Awaited<ReturnType<typeof aMember>>

/** markets.md, Routes. */
const login = '/magazin/cosul-meu/login/'
const finalize = '/magazin/cosul-meu/finalize/'
const steps = '/magazin/cosul-meu/comanda/'

function ask(cookie?: string) {
  return visit(api, loadCartFinalize, finalize, cookie ? { cookie } : {})
}

async function expectRedirect(visiting: ReturnType<typeof ask>, to: string) {
  const result = await visiting
  expect(result).toMatchObject({ kind: 'answered', status: 302 })
  if (result.kind !== 'answered') return
  expect(result.headers.get('location')).toBe(to)
  expect(result.headers.get('cache-control')).toBe('private, no-store')
}

async function buyer({ cookie }: Owner) {
  const result = await ask(cookie)
  if (result.kind !== 'shown') throw new Error(`answered ${result.status}`)
  return (result.value as { readonly buyer: unknown }).buyer
}

async function saveAddress(owner: Owner) {
  const written = await addressIn(rows, 'ro', '400001')
  const result = await addAddress(api.ctx, { userId: owner.member.userId, market: 'ro' }, written)
  if (!result.ok) throw new Error('the address was refused')
  return written
}

async function shelf() {
  return (await shelfUnits(rows, 'ro', 1, 290_000)).slice(0, 1)
}

async function order(owner: Owner, body: object) {
  const sent = await sendOrder(api, body, {
    headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  return sent.body.number
}

describe('the finalize page', () => {
  test('the finalize page redirects a visitor to the login page of the cart', () =>
    expectRedirect(ask(), login))

  test('the finalize page redirects a lost session to the logout path (Spec 4.7)', async () => {
    const lost = await aMember(api)
    await rows('delete from member_session where user_id = $1', lost.member.userId)
    await expectRedirect(ask(lost.cookie), '/logout/')
  })

  test('the finalize page sends a member without a known step to the five steps', async () => {
    const { cookie } = await aMember(api)
    await expectRedirect(ask(cookie), steps)
  })

  test('the login page of the cart redirects a member to the finalize page', async () => {
    const { cookie } = await aMember(api)
    await expectRedirect(visit(api, loadCartLogin, login, { cookie }), finalize)
  })

  test("the finalize page has the member's own name, email address and addresses, and nobody else's", async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const address = await saveAddress(one)
    await saveAddress(other)
    await order(other, await anEasyboxOrder(rows, await shelf()))
    expect(await buyer(one)).toEqual({
      name: 'Membru Încercat',
      email: one.email,
      phone: '',
      addresses: [
        {
          county: { id: address.countyId, name: expect.any(String) },
          locality: { id: address.localityId, name: expect.any(String) },
          street: address.street,
          number: '12A',
          details: 'et. 3',
          postalCode: '400001',
        },
      ],
    })
  })

  test('the finalize page has the newest order: its pickup point if open, its contact and its billing data', async () => {
    const owner = await aMember(api)
    const sofa = { ...(await addressIn(rows, 'ro', '400001')), number: '77' }
    const older = await order(
      owner,
      await aCourierOrder(rows, 'ro', await shelf(), {
        payment: { type: 'card', tac: true, newsletter: false },
        place: { kind: 'address', address: sofa },
      }),
    )
    await rows(
      "update orders set placed_at = placed_at - interval '1 day' where number = $1",
      older,
    )
    const body = await anEasyboxOrder(rows, await shelf())
    await order(owner, body)
    const phone = `+4${body.contact.phone.replaceAll(' ', '')}`
    const last = {
      contact: { name: 'Cumpărător Încercat', email: body.contact.email, phone },
      delivery: { method: 'easybox', subtype: 'easybox' },
      billing: {
        kind: 'personal',
        person: { name: 'Cumpărător Încercat', email: body.contact.email, phone },
      },
    }
    const lockerId = body.place.kind === 'pickup' ? body.place.lockerId : ''
    expect(await buyer(owner)).toMatchObject({
      addresses: [],
      last: { ...last, point: { id: lockerId, carrier: 'sameday', kind: 'locker' } },
    })
    await rows('update pickup_point set is_open = false where id = $1', lockerId)
    expect(await buyer(owner)).toMatchObject({ last })
    expect(await buyer(owner)).not.toHaveProperty('last.point')
    await rows('update pickup_point set is_open = true where id = $1', lockerId)
  })

  test('the finalize page has the address of an order and the seat of the billed company', async () => {
    const owner = await aMember(api)
    const address = await addressIn(rows, 'ro', '400001')
    const company = {
      name: 'Grădina cu nuci SRL',
      fiscalCode: 'RO90012345',
      registrationNumber: 'J2024001234125',
      email: 'firma@exemplu.ro',
      phone: '0740 123 456',
    }
    await order(
      owner,
      await aCourierOrder(rows, 'ro', await shelf(), {
        payment: { type: 'card', tac: true, newsletter: false },
        billing: { kind: 'corporate', company, address: { ...address, number: '5' } },
      }),
    )
    expect(await buyer(owner)).toMatchObject({
      last: {
        delivery: { method: 'courier', subtype: '' },
        address: { street: address.street, number: '12A', details: 'et. 3' },
        billing: {
          kind: 'corporate',
          company: { name: 'Grădina cu nuci SRL', fiscalCode: '90012345', phone: '+40740123456' },
          address: { street: address.street, number: '5', postalCode: '400001' },
        },
      },
    })
  })

  test('the finalize page has nothing of orders in another market', async () => {
    const owner = await aMember(api)
    await order(owner, await anEasyboxOrder(rows, await shelf()))
    await rows("update orders set market = 'bg' where user_id = $1", owner.member.userId)
    await expectRedirect(ask(owner.cookie), steps)
  })
})

describe('a member who only sold a device', () => {
  const from = {
    county: { id: '14', name: 'Cluj' },
    locality: { id: '1086', name: 'Cluj-Napoca' },
    street: 'Strada Memorandumului',
    number: '28',
    postalCode: '400114',
  }

  async function sold(owner: Owner, market: 'ro' | 'bg', sender: object) {
    await rows(
      `insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers, book_version,
         breakdown, currency, offer_minor, offered_at, payout, started_at, sender_name, sender_phone, handover)
       values (gen_random_uuid(), 'S' || gen_random_uuid(), $2, 'accepted', $1, 'a@b.example', 'SMARTPHONE',
         'apple-iphone-13', 'Apple iPhone 13', '{}', '1', '{}', 'RON', 100000, now(), 'bank-fast', now(),
         'Nume Vânzător', '+40712345678', $3::jsonb)`,
      owner.member.userId,
      market,
      JSON.stringify(sender),
    )
  }

  test('finds the name, phone and address of the trade-in', async () => {
    const owner = await aMember(api)
    await sold(owner, 'ro', { kind: 'courier', from, day: '2026-11-30' })
    expect(await buyer(owner)).toMatchObject({ phone: '+40712345678', addresses: [from] })
    expect(await buyer(owner)).not.toHaveProperty('last')
  })

  test('finds nothing of another member, or of another market', async () => {
    const [owner, other] = [await aMember(api), await aMember(api)]
    await sold(other, 'ro', { kind: 'locker' })
    await sold(owner, 'bg', { kind: 'locker' })
    expect(JSON.stringify(await ask(owner.cookie))).not.toContain('+40712345678')
  })

  test('keeps a saved address and what was said in an order', async () => {
    const owner = await aMember(api)
    await sold(owner, 'ro', { kind: 'courier', from, day: '2026-11-30' })
    await saveAddress(owner)
    const saved = [expect.objectContaining({ postalCode: '400001' })]
    expect(await buyer(owner)).toMatchObject({ addresses: saved })
    await order(owner, await anEasyboxOrder(rows, await shelf()))
    expect(await buyer(owner)).toMatchObject({ addresses: saved, last: { contact: {} } })
  })
})
