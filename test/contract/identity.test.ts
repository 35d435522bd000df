import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectIdentity } from '#app/context.ts'
import { isOutage } from '#http/problem.ts'
import { changePassword, hasPassword } from '#services/identity/change-password.ts'
import { endOtherSessions, endSession } from '#services/identity/end-session.ts'
import { forgetLapsed } from '#services/identity/forget-lapsed.ts'
import { listSessions } from '#services/identity/list-sessions.ts'
import { openLink } from '#services/identity/open-link.ts'
import { register } from '#services/identity/register.ts'
import { resetPassword } from '#services/identity/reset-password.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { openDatabase } from '#store/database.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCaller,
  aMember,
  aNewcomer,
  cookieNamed,
  cookieOf,
  type IdentityApp,
  identityApp,
  linkTokenIn,
  registered,
  solved,
} from '#test/support/identity.ts'

let database: TestDatabase
let app: IdentityApp

beforeAll(async () => {
  database = await seededDatabase()
  app = await identityApp(database.url)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})
afterEach(() => vi.useRealTimers())

type Row = Readonly<Record<string, unknown>>
async function rows(statement: string, ...values: unknown[]) {
  return (await app.database.pool.query<Row>(statement, values)).rows
}

/** Moves the clock forward for everything except the database. */
function later(ms: number) {
  return vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

const invalidLink = { ok: false, refusal: { kind: 'invalid-link' } }
const wrong = { ok: false, refusal: { kind: 'wrong-credentials' } }
const done = { ok: true, value: undefined }
const hourMs = 3_600_000

describe('registering', () => {
  test('a registration creates an account that can sign in once its address is verified', async () => {
    const form = aNewcomer()
    const link = await registered(app, form)
    expect(await signIn(app.ctx, form, aCaller())).toEqual(wrong)
    const entry = await openLink(app.ctx, link, aCaller())
    expect(entry).toMatchObject({
      ok: true,
      value: {
        member: { email: form.email, isEmailVerified: true, name: form.name, market: 'ro' },
      },
    })
    expect((await signIn(app.ctx, form, aCaller())).ok).toBe(true)
  })

  test('a sign-in before the verification sends the email again if the password is right, and only then', async () => {
    const form = aNewcomer()
    await registered(app, form)
    await signIn(app.ctx, { ...form, password: 'alta parolă' }, aCaller())
    expect(await app.sentEmails()).toEqual([])
    await signIn(app.ctx, form, aCaller())
    const [email] = await app.sentEmails()
    expect(email).toMatchObject({ kind: 'verify', email: form.email })
    expect((await openLink(app.ctx, linkTokenIn(app, email), aCaller())).ok).toBe(true)
  })

  test('a registration stores the page to continue on and the newsletter choice', async () => {
    const form = { ...aNewcomer(), market: 'hu' as const, name: 'Próba Tag', wantsNewsletter: true }
    await register(app.ctx, { ...form, next: '/shop/kosar/' }, aCaller({ captcha: solved }))
    expect(await app.sentEmails()).toMatchObject([
      { kind: 'verify', market: 'hu', name: 'Próba Tag', next: '/shop/kosar/' },
    ])
    expect(
      await rows('select market, wants_newsletter from member where email = $1', form.email),
    ).toEqual([{ market: 'hu', wants_newsletter: true }])
  })

  test('a registration of an address with an account is answered the same, changes nothing and notifies the owner', async () => {
    const member = await aMember(app)
    const again = { ...aNewcomer(), email: member.email.toUpperCase(), password: 'altă parolă' }
    expect(await register(app.ctx, again, aCaller({ captcha: solved }))).toEqual(done)
    expect(await app.sentEmails()).toEqual([
      { kind: 'have-account', email: member.email, market: 'ro' },
    ])
    expect((await signIn(app.ctx, member, aCaller())).ok).toBe(true)
    expect(await signIn(app.ctx, again, aCaller())).toEqual(wrong)
  })

  test('two registrations before the verification: each email verifies only its own registration', async () => {
    const form = aNewcomer()
    const first = await registered(app, form)
    const second = await registered(app, { ...form, password: 'a doua parolă' })
    expect(await openLink(app.ctx, first, aCaller())).toEqual(invalidLink)
    expect((await openLink(app.ctx, second, aCaller())).ok).toBe(true)
    expect(await signIn(app.ctx, form, aCaller())).toEqual(wrong)
    const other = { ...form, password: 'a doua parolă' }
    expect((await signIn(app.ctx, other, aCaller())).ok).toBe(true)
  })

  test('twenty concurrent registrations of one address create one account', async () => {
    const form = aNewcomer()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => register(app.ctx, form, aCaller({ captcha: solved }))),
    )
    expect(results).toEqual(results.map(() => done))
    const emails = await app.sentEmails()
    expect(emails).toHaveLength(20)
    const entries = []
    for (const email of emails)
      entries.push(await openLink(app.ctx, linkTokenIn(app, email), aCaller()))
    expect(entries.filter(entry => entry.ok)).toHaveLength(1)
    expect(await rows('select email from member where email = $1', form.email)).toHaveLength(1)
  })

  test.each([
    [
      'name',
      { name: '' },
      { kind: 'field', field: 'name', error: { kind: 'required', of: 'name' } },
    ],
    ['name', { name: 'Unul' }, { kind: 'field', field: 'name' }],
    ['email', { email: 'ana@' }, { kind: 'field', field: 'email' }],
    ['email', { email: 'a!b@exemplu.ro' }, { kind: 'field', field: 'email' }],
    ['password', { password: '12345' }, { kind: 'password', error: { kind: 'too-short', min: 6 } }],
    ['password', { password: 'PASSWORD' }, { kind: 'password', error: { kind: 'too-common' } }],
    ['password', { password: 'x'.repeat(129) }, { kind: 'password', error: { kind: 'too-long' } }],
  ])(
    'a registration is refused for the %s %j, and the captcha stays usable',
    async (_, over, refusal) => {
      const form = { ...aNewcomer(), ...over }
      expect(await register(app.ctx, form, aCaller({ captcha: solved }))).toMatchObject({
        refusal,
      })
      expect(await app.sentMessages()).toEqual([])
    },
  )

  test('no credentials are readable in the database', async () => {
    const form = aNewcomer()
    await register(app.ctx, form, aCaller({ captcha: solved }))
    await sendSignInLink(app.ctx, { email: form.email, market: 'ro' }, aCaller())
    const [verify, link] = await app.sentEmails()
    const secrets = [verify, link].map(email => linkTokenIn(app, email).replace(/^ro-/, ''))
    const stored = JSON.stringify([
      await rows('select payload from outbox'),
      await rows('select identifier, value from verification'),
    ])
    for (const secret of [form.password, ...secrets]) {
      expect(secret.length).toBeGreaterThan(10)
      expect(stored).not.toContain(secret)
    }
  })
})

describe('the verification of an address', () => {
  test('a verification link signs in once', async () => {
    const link = await registered(app, aNewcomer())
    expect((await openLink(app.ctx, link, aCaller())).ok).toBe(true)
    expect(await openLink(app.ctx, link, aCaller())).toEqual(invalidLink)
  })

  test('a verification link is valid for a day', async () => {
    const [early, late] = [await registered(app, aNewcomer()), await registered(app, aNewcomer())]
    later(24 * hourMs - 60_000)
    expect((await openLink(app.ctx, early, aCaller())).ok).toBe(true)
    later(61_000)
    expect(await openLink(app.ctx, late, aCaller())).toEqual(invalidLink)
  })

  test.each(['', 'x', 'ro-x', 'a.b.c', '.'.repeat(900), 'y'.repeat(20_000)])(
    'a link that the shop did not issue (%#) is refused',
    async link => {
      expect(await openLink(app.ctx, link, aCaller())).toEqual(invalidLink)
    },
  )
})

describe('signing in', () => {
  test('signing in ignores the case of the address', async () => {
    const { email, password } = await aMember(app)
    const entry = await signIn(app.ctx, { email: ` ${email.toUpperCase()} `, password }, aCaller())
    expect(entry).toMatchObject({ ok: true, value: { member: { email } } })
  })

  test('signing in is answered the same for no account, a wrong password and an unverified address', async () => {
    const member = await aMember(app)
    const unproven = aNewcomer()
    await registered(app, unproven)
    const results = await Promise.all([
      signIn(app.ctx, { email: 'nimeni@exemplu.ro', password: 'o parolă lungă' }, aCaller()),
      signIn(app.ctx, { ...member, password: 'altă parolă' }, aCaller()),
      signIn(app.ctx, unproven, aCaller()),
    ])
    expect(results).toEqual([wrong, wrong, wrong])
    await app.sentEmails()
  })

  test('signing in sets a session cookie hidden from scripts, and two cookies readable by scripts', async () => {
    const { cookies } = await aMember(app)
    expect(cookieNamed(cookies, '__Host-kintsu.session')).toMatch(
      /Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookieNamed(cookies, 'kintsu-member')).toBe(
      'kintsu-member=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    )
    expect(cookieNamed(cookies, 'customToken')).toMatch(
      /^customToken=[\w.-]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/,
    )
  })

  test('signing in starts a new session each time, whatever cookie was sent', async () => {
    const { email, password, cookie, member } = await aMember(app)
    const entry = await signIn(app.ctx, { email, password }, aCaller())
    if (!entry.ok) throw new Error('not let in')
    expect(entry.value.member.sessionId).not.toBe(member.sessionId)
    expect(cookieOf(entry.value.cookies)).not.toBe(cookie)
    expect(
      await rows('select ip_address from member_session where id = $1', member.sessionId),
    ).toEqual([{ ip_address: '' }])
  })
})

describe('a session', () => {
  test('a session is read from its cookies and ends when signing out', async () => {
    const { cookie, member } = await aMember(app)
    expect(await viewSession(app.ctx, cookie)).toEqual({ kind: 'member', member })
    const lines = await signOut(app.ctx, cookie)
    for (const name of ['__Host-kintsu.session', 'kintsu-member', 'customToken', 'kintsu-cart'])
      expect(cookieNamed(lines, name)).toMatch(/^[^=]+=;.*Max-Age=0/)
    expect(await viewSession(app.ctx, cookie)).toEqual({ kind: 'was-member' })
    expect(await viewSession(app.ctx, cookieOf(lines))).toEqual({ kind: 'visitor' })
  })

  test('a missing session can be cleared', async () => {
    const lines = await signOut(app.ctx, undefined)
    expect(cookieNamed(lines, '__Host-kintsu.session')).toMatch(/Max-Age=0/)
    expect(cookieNamed(lines, 'customToken')).toMatch(/Max-Age=0/)
  })

  test('a session is not lost while the database is unavailable: that is an outage, not a sign-out', async () => {
    const { cookie, email, password } = await aMember(app)
    const away = openDatabase('postgres://127.0.0.1:9/nowhere')
    const options = { secret: 'a secret of the tests', bases }
    const { accounts } = connectIdentity(away, options)
    const ctx = { ...app.ctx, sql: away.pool, db: away.db, accounts }
    for (const ask of [
      () => viewSession(ctx, cookie),
      () => signIn(ctx, { email, password }, aCaller()),
      () => signOut(ctx, cookie),
      () => openLink(ctx, 'ro-abcdefghijklmnopqrstuvwxyzabcdef', aCaller()),
    ])
      expect(await ask().then(() => undefined, isOutage)).toBe(true)
    await away.close()
    expect((await viewSession(app.ctx, cookie)).kind).toBe('member')
  })

  test('a forged or altered session is not accepted', async () => {
    const { cookie } = await aMember(app)
    const altered = cookie.replace(/session=../, 'session=xx')
    expect(await viewSession(app.ctx, altered)).toEqual({ kind: 'was-member' })
    expect(await viewSession(app.ctx, 'kintsu-member=1')).toEqual({ kind: 'was-member' })
    expect(await viewSession(app.ctx, 'other=1')).toEqual({ kind: 'visitor' })
    expect(await viewSession(app.ctx, undefined)).toEqual({ kind: 'visitor' })
  })

  test('a session lasts thirty days', async () => {
    const { cookie, member } = await aMember(app)
    later(30 * 24 * hourMs - 60_000)
    expect((await viewSession(app.ctx, cookie)).kind).toBe('member')
    const [session] = await rows(
      `select expires_at - created_at <= interval '30 days 1 second' as is_short from member_session where id = $1`,
      member.sessionId,
    )
    expect(session).toEqual({ is_short: true })
    later(61_000)
    expect(await viewSession(app.ctx, cookie)).toEqual({ kind: 'was-member' })
  })

  test('sessions are listed with the time last seen, and can end each other', async () => {
    const { email, password, member, cookie } = await aMember(app)
    const enter = async (userAgent: string) => {
      const entry = await signIn(app.ctx, { email, password }, aCaller({ userAgent }))
      if (!entry.ok) throw new Error('not let in')
      return { ...entry.value.member, cookie: cookieOf(entry.value.cookies) }
    }
    const [phone, tablet] = [await enter('a phone'), await enter('a tablet')]
    await rows(
      `update member_session set updated_at = now() - interval '2 hours' where id = $1`,
      member.sessionId,
    )
    await viewSession(app.ctx, cookie)
    const listed = await listSessions(app.ctx, member)
    expect(listed.map(each => each.userAgent).toSorted()).toEqual([
      'a browser',
      'a phone',
      'a tablet',
    ])
    const own = listed.find(each => each.isThisOne)
    expect(own?.id).toBe(member.sessionId)
    expect(Date.now() - Date.parse(own?.lastSeenAt ?? '')).toBeLessThan(60_000)

    await endSession(app.ctx, member, phone.sessionId)
    expect(await viewSession(app.ctx, phone.cookie)).toEqual({ kind: 'was-member' })
    expect((await viewSession(app.ctx, tablet.cookie)).kind).toBe('member')
    await endOtherSessions(app.ctx, member)
    expect(await viewSession(app.ctx, tablet.cookie)).toEqual({ kind: 'was-member' })
    expect((await viewSession(app.ctx, cookie)).kind).toBe('member')
  })

  test('a session of another member cannot be ended', async () => {
    const [one, other] = [await aMember(app), await aMember(app)]
    await endSession(app.ctx, one.member, other.member.sessionId)
    await endSession(app.ctx, one.member, 'not an id')
    await endOtherSessions(app.ctx, one.member)
    expect((await viewSession(app.ctx, other.cookie)).kind).toBe('member')
  })

  test('an expired session is deleted, with links, codes, used tokens and unverified registrations', async () => {
    const [active, expired] = [await aMember(app), await aMember(app)]
    const [fresh, stale] = [aNewcomer(), aNewcomer()]
    await registered(app, fresh)
    await registered(app, stale)
    await rows(
      `update member_session set expires_at = now() where id = $1`,
      expired.member.sessionId,
    )
    await rows(
      `update member set created_at = now() - interval '6 days 23 hours' where email = $1`,
      fresh.email,
    )
    await rows(
      `update member set created_at = now() - interval '7 days 1 minute' where email = $1`,
      stale.email,
    )
    await rows(
      `insert into burnt_token values (gen_random_uuid(), now() - interval '1 second'), (gen_random_uuid(), now() + interval '1 hour')`,
    )
    await rows(
      `insert into verification values (gen_random_uuid(), 'old', '', now() - interval '1 second', now(), now())`,
    )
    await forgetLapsed(app.ctx)
    const ids = [active.member.sessionId, expired.member.sessionId]
    expect(await rows('select id from member_session where id = any($1)', ids)).toEqual([
      { id: ids[0] },
    ])
    expect(
      await rows('select email from member where email = any($1)', [fresh.email, stale.email]),
    ).toEqual([{ email: fresh.email }])
    expect(await rows('select 1 from burnt_token')).toHaveLength(1)
    expect(await rows(`select 1 from verification where identifier = 'old'`)).toEqual([])
  })
})

describe('a forgotten password', () => {
  const resetLink = async (email: string) => {
    expect(await sendReset(app.ctx, { email, market: 'ro' }, aCaller({ captcha: solved }))).toEqual(
      done,
    )
    const [outgoing, ...others] = await app.sentEmails()
    expect(others).toEqual([])
    return outgoing
  }

  test('a reset link sets a new password, ends every session and notifies the owner', async () => {
    const { email, password, cookie } = await aMember(app)
    const outgoing = await resetLink(email)
    expect(outgoing).toMatchObject({ kind: 'reset', email })
    const token = linkTokenIn(app, outgoing)
    const fresh = { email, password: 'parola cea nouă' }
    expect(await resetPassword(app.ctx, { token, password: fresh.password })).toEqual(done)
    expect(await viewSession(app.ctx, cookie)).toEqual({ kind: 'was-member' })
    expect(await signIn(app.ctx, { email, password }, aCaller())).toEqual(wrong)
    expect((await signIn(app.ctx, fresh, aCaller())).ok).toBe(true)
    expect(await app.sentEmails()).toMatchObject([{ kind: 'password-changed', email }])
    expect(await resetPassword(app.ctx, { token, password: 'încă una nouă' })).toEqual(invalidLink)
  })

  test('a reset for an unknown address is answered the same, and nothing is sent', async () => {
    expect(await resetLink('nimeni@exemplu.ro')).toBeUndefined()
  })

  test('a reset link stays valid when the new password is refused', async () => {
    const { email } = await aMember(app)
    const token = linkTokenIn(app, await resetLink(email))
    for (const password of ['12345', 'password', email])
      expect(await resetPassword(app.ctx, { token, password })).toMatchObject({
        refusal: { kind: 'password' },
      })
    expect(await resetPassword(app.ctx, { token, password: 'parola bună' })).toEqual(done)
    await app.sentEmails()
  })

  test('a reset link is valid for an hour', async () => {
    const { email } = await aMember(app)
    const token = linkTokenIn(app, await resetLink(email))
    const [verification] = await rows(
      `select round(extract(epoch from expires_at - created_at))::int as seconds from verification order by created_at desc limit 1`,
    )
    expect(verification).toEqual({ seconds: 3600 })
    later(hourMs + 1_000)
    expect(await resetPassword(app.ctx, { token, password: 'parola bună' })).toEqual(invalidLink)
  })

  test('a reset for an unverified registration verifies the address, and only the new password works', async () => {
    const form = aNewcomer()
    await registered(app, form)
    const token = linkTokenIn(app, await resetLink(form.email))
    await resetPassword(app.ctx, { token, password: 'parola proprie' })
    expect(await signIn(app.ctx, form, aCaller())).toEqual(wrong)
    const own = { email: form.email, password: 'parola proprie' }
    expect((await signIn(app.ctx, own, aCaller())).ok).toBe(true)
    await app.sentEmails()
  })
})

describe('a password', () => {
  test('a password is changed with the old one, and every other browser is signed out', async () => {
    const { email, password, member, cookie } = await aMember(app)
    const other = await signIn(app.ctx, { email, password }, aCaller())
    if (!other.ok) throw new Error('not let in')
    const change = (current: string, next: string) =>
      changePassword(app.ctx, member, { current, password: next }, aCaller())
    expect(await change('altceva', 'parola cea nouă')).toEqual({
      ok: false,
      refusal: { kind: 'wrong-password' },
    })
    expect(await change(password, email)).toMatchObject({ refusal: { kind: 'password' } })
    expect(await change('', 'parola cea nouă')).toMatchObject({
      refusal: {
        kind: 'field',
        field: 'current-password',
        error: { kind: 'required', of: 'current-password' },
      },
    })
    expect(await change(password, 'parola cea nouă')).toEqual(done)
    expect((await viewSession(app.ctx, cookie)).kind).toBe('member')
    expect(await viewSession(app.ctx, cookieOf(other.value.cookies))).toEqual({
      kind: 'was-member',
    })
    expect(await signIn(app.ctx, { email, password }, aCaller())).toEqual(wrong)
    expect(await app.sentEmails()).toMatchObject([{ kind: 'password-changed', email }])
  })

  test('a password is set without an old one by a member who has none', async () => {
    await sendSignInLink(app.ctx, { email: 'fara@exemplu.ro', market: 'ro' }, aCaller())
    const [email] = await app.sentEmails()
    const entry = await openLink(app.ctx, linkTokenIn(app, email), aCaller())
    if (!entry.ok) throw new Error('not let in')
    const { member } = entry.value
    expect(await hasPassword(app.ctx, member)).toBe(false)
    const form = { current: '', password: 'parola mea' }
    expect(await changePassword(app.ctx, member, form, aCaller())).toEqual(done)
    expect(await hasPassword(app.ctx, member)).toBe(true)
    const credentials = { email: 'fara@exemplu.ro', password: 'parola mea' }
    expect((await signIn(app.ctx, credentials, aCaller())).ok).toBe(true)
    await app.sentEmails()
  })
})
