import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isChallenge } from '#services/passkey/passkey-challenge.ts'
import { passkeyCreation, passkeyRequest } from '#services/passkey/passkeys.ts'
import { resetAccess } from '#services/staff/reset-access.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aSoftwarePasskey } from '#test/support/software-passkey.ts'
import { aFreshStaff, aStaff, cookieIn, granted, staffPassword } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let other: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  other = await wholeShop(database.url)
  rows = rowsIn(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
  await database.drop()
})

const origin = 'https://shop.example'
const account = '/office/account/'
const door = '/office/sign-in/'

type Form = Readonly<Record<string, string>>

async function send(url: string, form: Form, cookie?: string, of = shop) {
  const sent = await of.visit(url, { cookie, form })
  const cookies = [sent.headers['set-cookie'] ?? []].flat()
  return { status: sent.statusCode, to: sent.headers.location, page: sent.body, cookies }
}

type Owner = { readonly id: string; readonly name: string; readonly email: string }

async function creationFor(owner: Owner) {
  return { challenge: (await passkeyCreation(shop.ctx, 'staff', owner, origin)).challenge, origin }
}

function request() {
  return { challenge: passkeyRequest(shop.ctx, 'staff', origin).challenge, origin }
}

/** A staff member with a passkey, added by their password. */
async function anOwner(grants = granted('orders', 'ro')) {
  const staff = await aStaff(shop, grants)
  const key = aSoftwarePasskey()
  const answer = key.create(await creationFor(staff))
  const form = { form: 'add-passkey', name: 'Laptop', password: staffPassword, answer }
  const added = await send(account, form, staff.cookie)
  expect([added.status, added.to]).toEqual([303, `${account}?done=passkey`])
  return { ...staff, key }
}

const passkeysOf = (staffId: string) =>
  rows<{ name: string; counter: number; used: boolean }>(
    `select name, counter::int as counter, used_at is not null as used from staff_passkey where staff_id = $1`,
    staffId,
  )

function enter(answer: string, of = shop) {
  return send(door, { answer, next: '' }, undefined, of)
}

const homeOf = async (cookies: readonly string[]) =>
  (await shop.visit('/office/', { cookie: cookieIn(cookies) })).statusCode

describe('a passkey', () => {
  test('signs in alone, and leaves the session fresh for money', async () => {
    const { id, key } = await anOwner(granted('finance', 'ro'))
    const entered = await enter(key.get(request()))
    expect([entered.status, entered.to]).toEqual([303, '/office/'])
    expect(await homeOf(entered.cookies)).toBe(200)
    expect(await passkeysOf(id)).toEqual([{ name: 'Laptop', counter: 0, used: true }])
    const page = await shop.visit(account, { cookie: cookieIn(entered.cookies) })
    expect(page.body).toContain('You showed a moment ago that it is you')
  })

  test('is added on one process and used on another', async () => {
    const { key } = await anOwner()
    expect((await enter(key.get(request()), other)).status).toBe(303)
  })

  test('makes an open session of its owner fresh, and nobody else’s', async () => {
    const { key } = await anOwner()
    const stranger = await anOwner()
    const isFresh = async (cookie: string) =>
      (await shop.visit(account, { cookie })).body.includes(
        'You showed a moment ago that it is you',
      )
    const form = () => ({
      form: 'use-passkey',
      next: '/office/refunds/',
      answer: key.get(request()),
    })
    const refused = await send(account, form(), stranger.cookie)
    expect([refused.status, await isFresh(stranger.cookie)]).toEqual([422, false])
    const signedIn = await shop.ctx.staffAccounts.signIn(stranger.email, staffPassword, 'test')
    if (signedIn.kind !== 'opened') throw new Error(signedIn.kind)
    const own = cookieIn(signedIn.cookies)
    const answer = stranger.key.get(request())
    const done = await send(account, { ...form(), answer }, own)
    expect([done.status, done.to, await isFresh(own)]).toEqual([303, '/office/refunds/', true])
  })

  test('is removed by its owner alone, and then opens nothing', async () => {
    const { id, key, cookie } = await anOwner()
    const stranger = await anOwner()
    const [stored] = await rows<{ id: string }>(
      'select id from staff_passkey where staff_id = $1',
      id,
    )
    const form = { form: 'remove-passkey', id: stored?.id ?? '' }
    expect((await send(account, form, stranger.cookie)).status).toBe(422)
    expect(await passkeysOf(id)).toHaveLength(1)
    expect((await send(account, form, cookie)).status).toBe(303)
    expect(await passkeysOf(id)).toEqual([])
    expect((await enter(key.get(request()))).status).toBe(422)
  })
})

describe('an answer opens nothing', () => {
  test.each<[string, (key: ReturnType<typeof aSoftwarePasskey>) => string]>([
    ['without PIN, face or finger', key => key.get(request(), { isVerified: false })],
    [
      'for another page',
      key => key.get({ ...request(), origin: 'https://shop.example.evil.example' }),
    ],
    ['for another host', key => key.get(request(), { host: 'evil.example' })],
    ['to a challenge of ours for nothing', key => key.get({ challenge: 'AAAA', origin })],
    ['by another key', () => aSoftwarePasskey().get(request())],
    [
      'with the signature of another key',
      key => {
        const [own, foreign] = [
          JSON.parse(key.get(request())),
          JSON.parse(aSoftwarePasskey().get(request())),
        ]
        return JSON.stringify({ ...foreign, id: own.id, rawId: own.rawId })
      },
    ],
  ])('%s', async (_, answerOf) => {
    const { id, key } = await anOwner()
    const entered = await enter(answerOf(key))
    expect(entered.status).toBe(422)
    expect(entered.cookies.filter(line => line.includes('kintsu.staff='))).toEqual([])
    expect(await passkeysOf(id)).toEqual([{ name: 'Laptop', counter: 0, used: false }])
  })

  test('a second time, on either process', async () => {
    const { key } = await anOwner()
    const answer = key.get(request())
    const both = await Promise.all([enter(answer), enter(answer, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
    expect((await enter(answer)).status).toBe(422)
  })

  test('to a challenge that was made to add a passkey', async () => {
    const owner = await anOwner()
    expect((await enter(owner.key.get(await creationFor(owner)))).status).toBe(422)
  })

  test('after its time', async () => {
    const { key } = await anOwner()
    const asked = request()
    const later = new Date(Date.now() + 7 * 60_000 + 1_000)
    expect(isChallenge(shop.ctx.keys.secret, 'staff enter', asked.challenge, later)).toBe(false)
    vi.useFakeTimers({ now: later, toFake: ['Date'] })
    try {
      expect((await enter(key.get(asked))).status).toBe(422)
    } finally {
      vi.useRealTimers()
    }
  })

  test('with a counter that went back: the key was copied', async () => {
    const { id, key } = await anOwner()
    expect((await enter(key.get(request(), { counter: 5 }))).status).toBe(303)
    expect((await enter(key.get(request(), { counter: 5 }))).status).toBe(422)
    expect((await enter(key.get(request(), { counter: 6 }))).status).toBe(303)
    expect(await passkeysOf(id)).toEqual([{ name: 'Laptop', counter: 6, used: true }])
  })

  test('of somebody who left', async () => {
    const { id, key } = await anOwner()
    await rows('update staff set disabled_at = now() where id = $1 returning id', id)
    const entered = await enter(key.get(request()))
    expect([entered.status, await homeOf(entered.cookies)]).toEqual([422, 302])
  })

  test.each(['', '{', '{}', 'null', '{"id":"AA","rawId":"AA","response":{"clientDataJSON":"AA"}}'])(
    'that is none: %s',
    async answer => {
      const entered = await enter(answer)
      expect([400, 422]).toContain(entered.status)
    },
  )
})

describe('a passkey is added', () => {
  test('by who knows the password, or has a second factor that is fresh', async () => {
    const staff = await aStaff(shop, granted('orders', 'ro'))
    const key = aSoftwarePasskey()
    const add = async (password: string, cookie = staff.cookie, owner: Owner = staff) =>
      send(
        account,
        {
          form: 'add-passkey',
          name: 'Laptop',
          password,
          answer: key.create(await creationFor(owner)),
        },
        cookie,
      )
    expect((await add('')).status).toBe(422)
    expect((await add('wrong, but long enough')).status).toBe(422)
    expect(await passkeysOf(staff.id)).toEqual([])
    const fresh = await aFreshStaff(shop, granted('orders', 'ro'))
    expect((await add('', fresh.cookie, fresh)).status).toBe(303)
    await rows(
      `update staff_session set factor_at = now() - interval '11 minutes' where user_id = $1 returning id`,
      fresh.id,
    )
    const another = aSoftwarePasskey()
    const late = await send(
      account,
      {
        form: 'add-passkey',
        name: 'Phone',
        password: staffPassword,
        answer: another.create(await creationFor(fresh)),
      },
      fresh.cookie,
    )
    expect([late.status, await passkeysOf(fresh.id)]).toEqual([
      422,
      [{ name: 'Laptop', counter: 0, used: false }],
    ])
  })

  test('not after twenty wrong passwords from one address, with the right one neither', async () => {
    const staff = await aStaff(shop, granted('orders', 'ro'))
    const key = aSoftwarePasskey()
    const from = '203.0.113.77'
    const add = async (password: string) => {
      const answer = key.create(await creationFor(staff))
      const form = { form: 'add-passkey', name: 'Laptop', password, answer }
      return (await shop.visit(account, { cookie: staff.cookie, form, from })).statusCode
    }
    for (let count = 0; count < 20; count += 1) expect(await add('a guess that is wrong')).toBe(422)
    expect(await add(staffPassword)).toBe(422)
    expect(await passkeysOf(staff.id)).toEqual([])
  })

  test('not with a challenge made for somebody else, nor without PIN, face or finger', async () => {
    const [staff, colleague] = [
      await aStaff(shop, granted('orders', 'ro')),
      await aStaff(shop, granted('orders', 'ro')),
    ]
    const key = aSoftwarePasskey()
    const add = (answer: string) =>
      send(
        account,
        { form: 'add-passkey', name: 'Laptop', password: staffPassword, answer },
        staff.cookie,
      )
    expect((await add(key.create(await creationFor(colleague)))).status).toBe(422)
    expect((await add(key.create(await creationFor(staff), { isVerified: false }))).status).toBe(
      422,
    )
    expect(await passkeysOf(staff.id)).toEqual([])
  })

  test('once: the same key of somebody else is refused', async () => {
    const { key, id } = await anOwner()
    const thief = await aStaff(shop, granted('orders', 'ro'))
    const answer = key.create(await creationFor(thief))
    const added = await send(
      account,
      { form: 'add-passkey', name: 'Mine', password: staffPassword, answer },
      thief.cookie,
    )
    expect(added.status).toBe(422)
    expect(await passkeysOf(id)).toHaveLength(1)
  })

  test('up to twenty', async () => {
    const { id, cookie, email, name } = await anOwner()
    const fill = (count: number) =>
      rows(
        `insert into staff_passkey (id, staff_id, name, public_key, counter, created_at)
         select 'filled ' || $1::text || n, $1::uuid, 'Key', 'AA', 0, now() from generate_series(1, $2::int) n returning id`,
        id,
        count,
      )
    await rows('update staff_session set factor_at = now() where user_id = $1 returning id', id)
    await fill(18)
    const add = async () =>
      send(
        account,
        {
          form: 'add-passkey',
          name: 'One more',
          answer: aSoftwarePasskey().create(await creationFor({ id, email, name })),
        },
        cookie,
      )
    expect((await add()).status).toBe(303)
    expect((await add()).status).toBe(422)
    expect(await passkeysOf(id)).toHaveLength(20)
  })

  test('and is in the trail, by name of what was done', async () => {
    const { email } = await anOwner()
    expect(
      await rows(
        'select action from audit_entry where subject = $1 order by id',
        `person ${email}`,
      ),
    ).toEqual([{ action: 'add-passkey' }])
  })
})

test('who is let in again by a reset has no passkeys', async () => {
  const { id, email, key } = await anOwner()
  await resetAccess(shop.ctx, email, origin)
  expect(await passkeysOf(id)).toEqual([])
  expect((await enter(key.get(request()))).status).toBe(422)
})

test('a password alone still opens the session of who has only a passkey, and that moves no money', async () => {
  const { email } = await anOwner(granted('finance', 'ro'))
  const entered = await send(door, { email, password: staffPassword, next: '' })
  expect([entered.status, entered.to]).toEqual([303, '/office/'])
  const page = await shop.visit(account, { cookie: cookieIn(entered.cookies) })
  expect(page.body).toContain('Moving money and changing roles need a code, or a passkey')
})
