import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { enterByMemberPasskey } from '#services/identity/member-passkeys.ts'
import { passkeyCreation, passkeyRequest } from '#services/passkey/passkeys.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, aMember, cookieOf } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aSoftwarePasskey } from '#test/support/software-passkey.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { unzipped } from '#test/support/unzipped.ts'
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
const settings = '/ro/cont/setari/'
const login = '/ro/autentifica-te/'
const password = 'o parolă lungă'

type Form = Readonly<Record<string, string>>

async function send(url: string, form: Form, cookie?: string, of = shop) {
  const sent = await of.visit(url, { cookie, form })
  const cookies = [sent.headers['set-cookie'] ?? []].flat()
  return { status: sent.statusCode, to: sent.headers.location, page: sent.body, cookies }
}

async function creationFor(id: string, kind: 'member' | 'staff' = 'member') {
  const owner = { id, name: 'x', email: 'x@m.example' }
  return { challenge: (await passkeyCreation(shop.ctx, kind, owner, origin)).challenge, origin }
}

function request(kind: 'member' | 'staff' = 'member') {
  return { challenge: passkeyRequest(shop.ctx, kind, origin).challenge, origin }
}

type Key = ReturnType<typeof aSoftwarePasskey>

async function add(
  member: { readonly cookie: string },
  userId: string,
  key: Key,
  current = password,
) {
  const answer = key.create(await creationFor(userId))
  return send(settings, { intent: 'add-passkey', answer, current }, member.cookie)
}

/** A member with a passkey, added by their password. */
async function anOwner() {
  const member = await aMember(shop)
  const { userId } = member.member
  const key = aSoftwarePasskey()
  const added = await add(member, userId, key)
  expect([added.status, added.to]).toEqual([303, `${settings}?done=passkeys#passkeys`])
  return { ...member, userId, key, emails: await shop.sentEmails() }
}

const passkeysOf = (userId: string) =>
  rows<{ used: boolean }>(
    'select used_at is not null as used from member_passkey where user_id = $1',
    userId,
  )

function enter(answer: string, of = shop) {
  return send(login, { intent: 'passkey', answer }, undefined, of)
}

describe('a passkey of a member', () => {
  test('signs in alone, on every process, and an email reports that it was added', async () => {
    const { userId, email, key, emails } = await anOwner()
    expect(emails).toMatchObject([{ kind: 'passkey-added', email }])
    for (const process of [shop, other]) {
      const entered = await enter(key.get(request()), process)
      expect(entered.status).toBe(303)
      const page = await process.visit(settings, { cookie: cookieOf(entered.cookies) })
      expect(page.body).toContain(email)
    }
    expect(await passkeysOf(userId)).toEqual([{ used: true }])
  })

  test('is not added without the password, or with a wrong one', async () => {
    const member = await aMember(shop)
    const { userId } = member.member
    for (const current of ['', 'altă parolă']) {
      expect((await add(member, userId, aSoftwarePasskey(), current)).status).toBe(422)
    }
    expect(await passkeysOf(userId)).toEqual([])
    expect(await shop.sentEmails()).toEqual([])
  })

  test('needs no password where the account has none', async () => {
    const member = await aMember(shop)
    const { userId } = member.member
    await rows(`delete from member_account where user_id = $1`, userId)
    expect((await add(member, userId, aSoftwarePasskey(), '')).status).toBe(303)
    await shop.sentEmails()
    expect(await passkeysOf(userId)).toHaveLength(1)
  })

  test('is removed by its owner alone, and then opens nothing', async () => {
    const { userId, key, cookie } = await anOwner()
    const stranger = await anOwner()
    const [stored] = await rows<{ id: string }>(
      'select id from member_passkey where user_id = $1',
      userId,
    )
    const form = { intent: 'remove-passkey', passkey: stored?.id ?? '' }
    expect((await send(settings, form, stranger.cookie)).status).toBe(404)
    expect(await passkeysOf(userId)).toHaveLength(1)
    expect((await send(settings, form, cookie)).status).toBe(303)
    expect(await passkeysOf(userId)).toEqual([])
    expect((await enter(key.get(request()))).status).toBe(401)
  })

  test('goes with the other ways in when the password is reset by email', async () => {
    const { userId, email, key } = await anOwner()
    const reset = await shop.ctx.accounts.resetToken(email)
    const form = { intent: 'reset', token: reset?.value ?? '', password: 'o parolă și mai lungă' }
    const done = await send('/ro/forgot/', form)
    expect(done.status).toBeLessThan(400)
    await shop.sentEmails()
    expect(await passkeysOf(userId)).toEqual([])
    expect((await enter(key.get(request()))).status).toBe(401)
  })

  test('does not let in whom staff blocked', async () => {
    const { userId, key } = await anOwner()
    await rows('update member set blocked_at = now() where id = $1', userId)
    const refused = await enter(key.get(request()))
    expect(refused.status).toBe(422)
    expect(refused.cookies.some(line => /kintsu\.session=[^;]/.test(line))).toBe(false)
  })

  test('is in the file of everything that is stored about the member', async () => {
    const { cookie } = await anOwner()
    const form = { intent: 'export' }
    const { rawPayload } = await shop.visit(`${settings}export/`, { cookie, form })
    const record = JSON.parse(String(unzipped(rawPayload).get('kintsu.json')))
    expect(record).toMatchObject({ passkeys: [{ usedAt: null }] })
  })
})

describe('an answer opens nothing', () => {
  test.each<[string, (key: Key) => string]>([
    ['without PIN, face or finger', key => key.get(request(), { isVerified: false })],
    ['for another host', key => key.get(request(), { host: 'evil.example' })],
    ['to a challenge for staff', key => key.get(request('staff'))],
    ['by another key', () => aSoftwarePasskey().get(request())],
    ['that is none', () => '{"id":"AA"}'],
  ])('%s', async (_, answerBy) => {
    const { userId, key } = await anOwner()
    expect((await enter(answerBy(key))).status).toBe(401)
    expect(await passkeysOf(userId)).toEqual([{ used: false }])
  })

  test('a second time, also if two come at once on two processes', async () => {
    const { key } = await anOwner()
    const answer = key.get(request())
    const both = await Promise.all([enter(answer, shop), enter(answer, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401])
  })

  test('of the office, though the device is the same', async () => {
    const { key } = await anOwner()
    await aStaff(shop, granted('owner'))
    const tried = await send('/office/sign-in/', { answer: key.get(request('staff')), next: '' })
    expect(tried.status).toBe(422)
  })

  test('made for another member adds no passkey', async () => {
    const member = await aMember(shop)
    const stranger = await aMember(shop)
    const answer = aSoftwarePasskey().create(await creationFor(stranger.member.userId))
    const form = { intent: 'add-passkey', answer, current: password }
    expect((await send(settings, form, member.cookie)).status).toBe(422)
    expect(await passkeysOf(member.member.userId)).toEqual([])
  })
})

test('after twenty wrong passkeys an address has to wait, and a right one does not count', async () => {
  const caller = aCaller()
  const { key } = await anOwner()
  const tryIt = (answer: string) =>
    enterByMemberPasskey(shop.ctx, JSON.parse(answer), origin, caller)
  expect((await tryIt(key.get(request()))).ok).toBe(true)
  for (let n = 1; n <= 20; n++)
    expect(await tryIt(aSoftwarePasskey().get(request()))).toEqual({
      ok: false,
      refusal: { kind: 'wrong-passkey' },
    })
  expect(await tryIt(key.get(request()))).toMatchObject({ refusal: { kind: 'too-many-tries' } })
})
