import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgetLapsed } from '#services/identity/forget-lapsed.ts'
import { changeDisabled } from '#services/staff/people.ts'
import { confirmStaffFactor } from '#services/staff/sign-in-staff.ts'
import { viewStaff } from '#services/staff/view-staff.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aFreshStaff,
  aStaff,
  aStaffAccount,
  codeFor,
  cookieIn,
  granted,
  staffPassword,
} from '#test/support/staff.ts'
import { setCookiesOf, type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

function signIn(email: string, password: string, more: object = {}) {
  return shop.visit('/office/sign-in/', { form: { email, password, next: '' }, ...more })
}

function enterCode(cookie: string, code: string) {
  return shop.visit('/office/second-factor/', { cookie, form: { code, next: '/office/orders/' } })
}

describe('signing in to the office', () => {
  test('leads to the page that was asked for, in a session of eight hours', async () => {
    const { email } = await aStaffAccount(shop, granted('orders'))
    const asked = await shop.visit('/office/orders/?view=all')
    expect([asked.statusCode, asked.headers.location]).toEqual([
      302,
      '/office/sign-in/?next=%2Foffice%2Forders%2F%3Fview%3Dall',
    ])
    const entered = await shop.visit('/office/sign-in/', {
      form: { email, password: staffPassword, next: '/office/orders/?view=all' },
    })
    expect([entered.statusCode, entered.headers.location]).toEqual([
      303,
      '/office/orders/?view=all',
    ])
    const [line = ''] = setCookiesOf(entered).filter(each => /kintsu\.staff=./.test(each))
    expect(line).toContain('Max-Age=28800')
    expect(line).toContain('HttpOnly')
    expect(line).toContain('Secure')
    const cookie = cookieIn(setCookiesOf(entered))
    expect((await shop.visit('/office/orders/?view=all', { cookie })).statusCode).toBe(200)
  })

  test('opens the office in the language of the staff member, whatever the browser speaks', async () => {
    const { id, email } = await aStaffAccount(shop, granted('orders'))
    await shop.ctx.sql.query(`update staff set language = 'el' where id = $1`, [id])
    const browser = { headers: { 'accept-language': 'hu-HU,hu;q=0.9,en;q=0.5' } }
    const door = await shop.visit('/office/sign-in/', browser)
    expect(door.body).toContain('<html lang="hu"')
    expect(door.body).toContain('Bejelentkezés az irodába')
    const entered = await signIn(email, staffPassword, browser)
    expect(entered.headers['x-remix-reload-document']).toBe('true')
    const cookie = cookieIn(setCookiesOf(entered))
    const page = await shop.visit('/office/orders/', { cookie, ...browser })
    expect(page.body).toContain('<html lang="el"')
    expect(page.body).toContain('Παραγγελίες')
    expect(page.body).not.toContain('Orders')

    const chosen = await shop.visit('/office/account/', {
      cookie,
      form: { form: 'language', language: 'bg' },
    })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/office/account/'])
    const { rows } = await shop.ctx.sql.query('select language from staff where id = $1', [id])
    expect(rows).toEqual([{ language: 'bg' }])
    expect(cookieIn(setCookiesOf(chosen))).toContain('kintsu.office-language=bg')
    const next = cookie.replace('kintsu.office-language=el', 'kintsu.office-language=bg')
    expect((await shop.visit('/office/account/', { cookie: next })).body).toContain('Моят профил')
    const unknown = await shop.visit('/office/account/', {
      cookie,
      form: { form: 'language', language: 'de' },
    })
    expect(unknown.statusCode).toBe(400)
  })

  test('never leads to another site', async () => {
    const { email } = await aStaffAccount(shop, granted('orders'))
    for (const next of [
      'https://evil.example/',
      '//evil.example/',
      '/ro/',
      'javascript:alert(1)',
    ]) {
      const entered = await shop.visit('/office/sign-in/', {
        form: { email, password: staffPassword, next },
      })
      expect(entered.headers.location, next).toBe('/office/')
    }
  })

  test('says the same for a wrong password, an unknown address, and somebody who left', async () => {
    const owner = await aStaff(shop, granted('owner'))
    const { id, email } = await aStaffAccount(shop, granted('orders'))
    const known = await shop.ctx.sql.query('select 1 from staff where id = $1', [id])
    expect(known.rowCount).toBe(1)
    const wrong = await signIn(email, 'not the password at all')
    const unknown = await signIn('nobody@office.example', staffPassword)
    const viewer = await viewStaff(shop.ctx, owner.cookie)
    if (!viewer) throw new Error('no owner')
    await changeDisabled(shop.ctx, viewer.staff, id, true)
    const left = await signIn(email, staffPassword)
    for (const answer of [wrong, unknown, left]) {
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('The email or the password is wrong.')
      expect(setCookiesOf(answer).filter(line => /kintsu\.staff=./.test(line))).toEqual([])
    }
  })

  test('is refused at an IP address after twenty wrong tries, the right password too', async () => {
    const { email } = await aStaffAccount(shop, granted('orders'))
    const from = '10.99.0.1'
    for (let at = 0; at < 20; at += 1)
      expect((await signIn(email, 'wrong wrong wrong', { from })).statusCode).toBe(422)
    expect((await signIn(email, staffPassword, { from })).statusCode).toBe(429)
    expect((await signIn(email, staffPassword, { from: '10.99.0.2' })).statusCode).toBe(303)
  })

  test('ends at once for somebody who left, and when they sign out', async () => {
    const owner = await viewStaff(shop.ctx, (await aStaff(shop, granted('owner'))).cookie)
    if (!owner) throw new Error('no owner')
    const left = await aStaff(shop, granted('orders'))
    expect((await shop.visit('/office/', { cookie: left.cookie })).statusCode).toBe(200)
    expect(await changeDisabled(shop.ctx, owner.staff, left.id, true)).toMatchObject({ ok: true })
    expect((await shop.visit('/office/', { cookie: left.cookie })).statusCode).toBe(302)

    const gone = await aStaff(shop, granted('orders'))
    await shop.visit('/office/account/', { cookie: gone.cookie, form: { form: 'sign-out' } })
    expect((await shop.visit('/office/', { cookie: gone.cookie })).statusCode).toBe(302)
  })

  test('a session of a member opens no page of the office', async () => {
    const answer = await shop.visit('/office/', { cookie: '__Host-kintsu.session=abc.def' })
    expect(answer.statusCode).toBe(302)
  })

  test('a form from another site is refused', async () => {
    const { email } = await aStaffAccount(shop, granted('orders'))
    expect(
      (await signIn(email, staffPassword, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403)
  })
})

test('expired sessions and links of staff are deleted, the others stay', async () => {
  const [gone, kept] = [
    await aStaff(shop, granted('orders')),
    await aStaff(shop, granted('orders')),
  ]
  await shop.ctx.staffAccounts.passwordToken(gone.email)
  const end = `update staff_session set expires_at = now() - interval '1 second' where user_id = $1`
  await shop.ctx.sql.query(end, [gone.id])
  await shop.ctx.sql.query(`update staff_verification set expires_at = now() - interval '1 second'`)
  await forgetLapsed(shop.ctx)
  const { rows: left } = await shop.ctx.sql.query<{ user_id: string }>(
    'select user_id from staff_session where user_id = any($1::uuid[])',
    [[gone.id, kept.id]],
  )
  expect(left).toEqual([{ user_id: kept.id }])
  expect((await shop.ctx.sql.query('select 1 from staff_verification')).rowCount).toBe(0)
})

describe('the second factor', () => {
  test('is asked for after the password, and opens nothing before', async () => {
    const { email, secret } = await aFreshStaff(shop, granted('orders'))
    const entered = await signIn(email, staffPassword)
    expect(entered.headers.location).toBe('/office/second-factor/?next=%2Foffice%2F')
    const pending = cookieIn(setCookiesOf(entered).filter(line => !/Max-Age=0/.test(line)))
    expect((await shop.visit('/office/', { cookie: pending })).statusCode).toBe(302)
    expect((await enterCode(pending, '000000')).statusCode).toBe(422)
    const opened = await enterCode(pending, codeFor(secret))
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/office/orders/'])
    const cookie = cookieIn(setCookiesOf(opened))
    expect((await shop.visit('/office/', { cookie })).statusCode).toBe(200)
  })

  test('a code of the app opens one session, also when it is sent twice at once', async () => {
    const { id, email, secret } = await aFreshStaff(shop, granted('orders'))
    const sessions = async () =>
      (await shop.ctx.sql.query('select 1 from staff_session where user_id = $1', [id])).rowCount
    const before = await sessions()
    const pending = async () => cookieIn(setCookiesOf(await signIn(email, staffPassword)))
    const [one, other] = [await pending(), await pending()]
    const code = codeFor(secret)
    const both = await Promise.all([enterCode(one, code), enterCode(other, ` ${code} `)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
    expect((await enterCode(await pending(), code)).statusCode).toBe(422)
    expect(await sessions()).toBe(Number(before) + 1)
  })

  test('a code of the app confirms an open session once', async () => {
    const { id, email, secret } = await aFreshStaff(shop, granted('orders'))
    const entered = cookieIn(setCookiesOf(await signIn(email, staffPassword)))
    const code = codeFor(secret)
    const cookie = cookieIn(setCookiesOf(await enterCode(entered, code)))
    const origin = { ipAddress: '198.51.100.7', userAgent: 'test' }
    const confirm = () => confirmStaffFactor(shop.ctx, cookie, id, code, origin)
    expect((await confirm()).ok).toBe(true)
    expect(await confirm()).toEqual({ ok: false, refusal: { kind: 'wrong-code' } })
  })

  test('a backup code works once', async () => {
    const { email, backupCodes } = await aFreshStaff(shop, granted('orders'))
    const pending = async () => cookieIn(setCookiesOf(await signIn(email, staffPassword)))
    expect((await enterCode(await pending(), backupCodes[0] ?? '')).statusCode).toBe(303)
    expect((await enterCode(await pending(), backupCodes[0] ?? '')).statusCode).toBe(422)
    expect((await enterCode(await pending(), backupCodes[1] ?? '')).statusCode).toBe(303)
  })

  test('five wrong codes end the sign-in, and the right one no longer opens it', async () => {
    const { email, secret } = await aFreshStaff(shop, granted('orders'))
    const pending = cookieIn(setCookiesOf(await signIn(email, staffPassword)))
    for (let at = 0; at < 5; at += 1)
      expect((await enterCode(pending, '000000')).statusCode).toBe(422)
    expect((await enterCode(pending, codeFor(secret))).statusCode).toBe(422)
  })

  test('without the cookies of a sign-in no code opens anything', async () => {
    const { secret } = await aFreshStaff(shop, granted('orders'))
    expect((await enterCode('', codeFor(secret))).statusCode).toBe(422)
  })

  test('a reset of the password opens no session, and the second factor is still asked for', async () => {
    const { email } = await aFreshStaff(shop, granted('orders'))
    const token = await shop.ctx.staffAccounts.passwordToken(email)
    const chosen = await shop.visit('/office/join/', {
      form: { token: token?.value ?? '', password: 'another sentence of staff' },
    })
    expect(chosen.headers.location).toBe('/office/sign-in/?done=join')
    expect(setCookiesOf(chosen)).toEqual([])
    const entered = await signIn(email, 'another sentence of staff')
    expect(entered.headers.location).toBe('/office/second-factor/?next=%2Foffice%2F')
    const again = await shop.visit('/office/join/', {
      form: { token: token?.value ?? '', password: 'a third sentence of staff' },
    })
    expect(again.statusCode).toBe(422)
  })

  test('the library has no other way in: neither its endpoints nor a link nor an identity provider', async () => {
    for (const path of [
      'sign-in/email',
      'sign-in/social',
      'sign-in/magic-link',
      'two-factor/disable',
      'open-session',
    ])
      expect((await shop.visit(`/staff-identity/${path}`, { json: {} })).statusCode, path).not.toBe(
        200,
      )
    expect(Object.keys(shop.ctx.staffAccounts).toSorted()).toEqual([
      'confirmFactor',
      'endSessions',
      'enterFactor',
      'freshen',
      'isPassword',
      'openFor',
      'passwordToken',
      'removeFactor',
      'resetPassword',
      'sessionOf',
      'signIn',
      'signOut',
      'startFactor',
    ])
  })

  test('a new one needs the password, and the one that is set up cannot be replaced', async () => {
    const { cookie } = await aStaff(shop, granted('orders'))
    expect(await shop.ctx.staffAccounts.startFactor(cookie, 'not the password')).toBeUndefined()
    const fresh = await aFreshStaff(shop, granted('orders'))
    expect(await shop.ctx.staffAccounts.startFactor(fresh.cookie, staffPassword)).toBeUndefined()
  })
})

test.each([
  ['eleven characters', 'elevenchars', 422],
  ['twelve characters', 'twelvelettrs', 303],
])('a password of %s: %s answers %d', async (_, password, status) => {
  const { email } = await aStaffAccount(shop, granted('orders'))
  const token = await shop.ctx.staffAccounts.passwordToken(email)
  const chosen = await shop.visit('/office/join/', {
    form: { token: token?.value ?? '', password },
  })
  expect(chosen.statusCode).toBe(status)
})
