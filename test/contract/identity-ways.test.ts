import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { enterPhoneCode } from '#services/identity/enter-phone-code.ts'
import { finishSocial } from '#services/identity/finish-social.ts'
import { openLink } from '#services/identity/open-link.ts'
import { sendPhoneCode } from '#services/identity/send-phone-code.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { startSocial } from '#services/identity/start-social.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { blockMember, unblockMember } from '#store/staff/members.ts'
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
import { openSandbox, sandboxKeys } from '#test/support/sandbox.ts'
import { personCalled } from '../../src/sandbox/identity/persons.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let database: TestDatabase
let app: IdentityApp

beforeAll(async () => {
  sandbox = await openSandbox()
  database = await seededDatabase()
  const { social = {} } = demoProviders(sandboxKeys, sandbox)
  const nobody = { issuer: 'http://127.0.0.1:9', clientId: 'shop', clientSecret: 'x' }
  app = await identityApp(database.url, { social: { ...social, google: nobody } })
})
afterAll(async () => {
  await app.close()
  await database.drop()
  await sandbox.close()
})

type Row = Readonly<Record<string, unknown>>
async function rows(statement: string, ...values: unknown[]) {
  return (await app.database.pool.query<Row>(statement, values)).rows
}

function sessionsOf(userId: string) {
  return rows('select id from member_session where user_id = $1', userId)
}

const done = { ok: true, value: undefined }
const invalidLink = { ok: false, refusal: { kind: 'invalid-link' } }
const blocked = { ok: false, refusal: { kind: 'blocked' } }
const wrongCode = { ok: false, refusal: { kind: 'wrong-code' } }

describe('a sign-in link', () => {
  const sent = async (email: string, market: 'ro' | 'bg' = 'ro') => {
    expect(await sendSignInLink(app.ctx, { email, market }, aCaller())).toEqual(done)
    const [outgoing] = await app.sentEmails()
    return outgoing
  }

  test('staff block a member: neither link nor password lets them in, nor a session they had', async () => {
    const { email, password, member, cookie } = await aMember(app)
    const link = linkTokenIn(app, await sent(email))
    await blockMember(app.database.pool, member.userId, new Date())
    expect(await viewSession(app.ctx, cookie)).toEqual({ kind: 'was-member' })
    expect(await openLink(app.ctx, link, aCaller())).toEqual(blocked)
    expect(await signIn(app.ctx, { email, password }, aCaller())).toEqual(blocked)
    expect(await signIn(app.ctx, { email, password: 'not it' }, aCaller())).toEqual({
      ok: false,
      refusal: { kind: 'wrong-credentials' },
    })
    expect(await sessionsOf(member.userId)).toEqual([])
    await unblockMember(app.database.pool, member.userId)
    expect((await signIn(app.ctx, { email, password }, aCaller())).ok).toBe(true)
  })

  test('a link signs a member in once', async () => {
    const { email, member } = await aMember(app)
    const outgoing = await sent(email.toUpperCase())
    expect(outgoing).toMatchObject({ kind: 'sign-in-link', email, market: 'ro' })
    const link = linkTokenIn(app, outgoing)
    expect(await openLink(app.ctx, link, aCaller())).toMatchObject({
      ok: true,
      value: { member: { userId: member.userId } },
    })
    expect(await openLink(app.ctx, link, aCaller())).toEqual(invalidLink)
  })

  test('a link opened twice concurrently signs in once', async () => {
    const link = linkTokenIn(app, await sent('deodata@exemplu.ro'))
    const entries = await Promise.all(
      Array.from({ length: 5 }, () => openLink(app.ctx, link, aCaller())),
    )
    expect(entries.filter(entry => entry.ok)).toHaveLength(1)
  })

  test('a link is sent to any address, and its first use creates an account of its market', async () => {
    const email = await sent('nou@example.com', 'bg')
    expect(await rows(`select 1 from member where email = 'nou@example.com'`)).toEqual([])
    expect(await openLink(app.ctx, linkTokenIn(app, email), aCaller())).toMatchObject({
      ok: true,
      value: {
        member: { email: 'nou@example.com', isEmailVerified: true, market: 'bg', name: '' },
      },
    })
  })

  test('a link is valid for 15 minutes', async () => {
    const link = linkTokenIn(app, await sent('tarziu@exemplu.ro'))
    const newest = `(select id from verification order by created_at desc limit 1)`
    expect(
      await rows(
        `select round(extract(epoch from expires_at - created_at))::int as seconds from verification where id = ${newest}`,
      ),
    ).toEqual([{ seconds: 900 }])
    await rows(
      `update verification set expires_at = now() - interval '1 second' where id = ${newest}`,
    )
    expect(await openLink(app.ctx, link, aCaller())).toEqual(invalidLink)
  })

  test('a link opened by a member with an unverified address invalidates the password of the registration', async () => {
    const form = aNewcomer()
    await registered(app, form)
    const entry = await openLink(app.ctx, linkTokenIn(app, await sent(form.email)), aCaller())
    expect(entry).toMatchObject({ ok: true, value: { member: { isEmailVerified: true } } })
    expect(await signIn(app.ctx, form, aCaller())).toMatchObject({
      refusal: { kind: 'wrong-credentials' },
    })
  })
})

describe('a code sent to a phone', () => {
  let last = 100_000
  let phone = ''
  beforeEach(() => {
    phone = `0740${++last}`
  })

  const codeOf = async () => {
    expect(await sendPhoneCode(app.ctx, { phone, market: 'ro' }, aCaller())).toEqual(done)
    const [message] = await app.sentMessages()
    expect(message).toMatchObject({
      topic: 'sms',
      payload: { phone: `+40740${last}`, market: 'ro' },
    })
    return app.unseal(message?.payload.sealed)
  }
  const enter = (code: string) =>
    enterPhoneCode(app.ctx, { phone, code, market: 'ro' }, aCaller({ captcha: solved }))
  const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

  test('staff block a member: no code lets them in', async () => {
    const entry = await enter(await codeOf())
    const userId = entry.ok ? entry.value.member.userId : ''
    await blockMember(app.database.pool, userId, new Date())
    expect(await sessionsOf(userId)).toEqual([])
    expect(await enter(await codeOf())).toEqual(blocked)
    expect(await sessionsOf(userId)).toEqual([])
  })

  test('a code has six digits, creates an account at first and finds it afterwards', async () => {
    const code = await codeOf()
    expect(code).toMatch(/^\d{6}$/)
    const entry = await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(entry).toMatchObject({
      ok: true,
      value: {
        member: { phone: `+40740${last}`, email: undefined, isEmailVerified: false, market: 'ro' },
      },
    })
    const again = await enter(await codeOf())
    expect(again.ok && again.value.member.userId).toBe(entry.ok && entry.value.member.userId)
    expect(again.ok && again.value.member.sessionId).not.toBe(
      entry.ok && entry.value.member.sessionId,
    )
  })

  test('a code is not readable in the database', async () => {
    const code = await codeOf()
    const stored = await rows('select value from verification')
    const messages = await rows('select payload from outbox')
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.map(each => String(each.value).split(':')[0])).not.toContain(code)
    expect(JSON.stringify(messages)).not.toContain(`"${code}"`)
  })

  test('a code is valid once', async () => {
    const code = await codeOf()
    expect((await enter(code)).ok).toBe(true)
    expect(await enter(code)).toEqual(wrongCode)
  })

  test('a code is accepted on the fifth try after four wrong ones', async () => {
    const code = await codeOf()
    for (let n = 0; n < 4; n += 1) expect(await enter(wrongFor(code))).toEqual(wrongCode)
    expect((await enter(code)).ok).toBe(true)
  })

  test('a code is invalid after five wrong tries', async () => {
    const code = await codeOf()
    for (let n = 0; n < 5; n += 1) expect(await enter(wrongFor(code))).toEqual(wrongCode)
    expect(await enter(code)).toEqual(wrongCode)
  })

  test('a code is valid for five minutes', async () => {
    const code = await codeOf()
    const newest = `(select id from verification order by created_at desc limit 1)`
    expect(
      await rows(
        `select round(extract(epoch from expires_at - created_at))::int as seconds from verification where id = ${newest}`,
      ),
    ).toEqual([{ seconds: 300 }])
    await rows(
      `update verification set expires_at = now() - interval '1 second' where id = ${newest}`,
    )
    expect(await enter(code)).toEqual(wrongCode)
  })

  test('a code is replaced by the next one', async () => {
    const [first, second] = [await codeOf(), await codeOf()]
    if (first !== second) expect(await enter(first)).toEqual(wrongCode)
    expect((await enter(second)).ok).toBe(true)
  })

  test('a code of another number is refused', async () => {
    const code = await codeOf()
    phone = `0741${last}`
    expect(await enter(code)).toEqual(wrongCode)
  })

  test.each([
    ['', { kind: 'field', field: 'code', error: { kind: 'required', of: 'code' } }],
    ['12345', { kind: 'field', field: 'code' }],
    ['12a456', { kind: 'field', field: 'code' }],
  ])('a code written %j is refused without counting as a try', async (code, refusal) => {
    expect(await enter(code)).toMatchObject({ refusal })
  })

  test('a code is only sent to numbers of the market', async () => {
    const form = { phone: '+359888123456', market: 'ro' as const }
    expect(await sendPhoneCode(app.ctx, form, aCaller())).toMatchObject({
      refusal: { kind: 'field', field: 'phone' },
    })
  })
})

describe('an identity provider', () => {
  const start = async (market: 'ro' | 'hu' = 'ro', next = '') => {
    const started = await startSocial(app.ctx, { way: 'demo', market, next })
    if (!started.ok) throw new Error(started.refusal.kind)
    return started.value
  }
  const backFrom = async (url: string, person: string) => {
    const answer = await fetch(`${url}&auto=${person}`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? 'http://nowhere.example')
  }
  const finish = (back: URL, cookie: string) =>
    finishSocial(
      app.ctx,
      { way: 'demo', query: back.search.slice(1), cookie },
      aCaller({ userAgent: 'a phone' }),
    )
  const through = async (person: string, market: 'ro' | 'hu' = 'ro', next = '') => {
    const { url, cookies } = await start(market, next)
    return finish(await backFrom(url, person), cookieOf(cookies))
  }

  test('an identity provider is offered if it is configured', () => {
    expect(app.ctx.identityProviders.ways).toEqual(['google', 'demo'])
  })

  test('an identity provider signs in, creates an account of the market and redirects onward', async () => {
    const { url } = await start('hu')
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      'https://hu.shop.example/bejelentkezes/?way=demo',
    )
    const entry = await through('alfa', 'hu', '/shop/kosar/')
    expect(entry).toMatchObject({
      ok: true,
      value: {
        market: 'hu',
        next: '/shop/kosar/',
        member: { email: 'alfa@demo.example', isEmailVerified: true, market: 'hu' },
      },
    })
    expect(
      await rows(
        `select access_token, refresh_token, id_token from member_account where provider_id = 'demo'`,
      ),
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
    const again = await through('alfa')
    expect(again.ok && again.value.member.userId).toBe(entry.ok && entry.value.member.userId)
    expect(again.ok && cookieNamed(again.value.cookies, 'customToken')).toBeDefined()
  })

  test('staff block a member: no provider lets them in', async () => {
    const entry = await through('alfa')
    const userId = entry.ok ? entry.value.member.userId : ''
    await blockMember(app.database.pool, userId, new Date())
    expect(await through('alfa')).toEqual(blocked)
    expect(await sessionsOf(userId)).toEqual([])
    await unblockMember(app.database.pool, userId)
    expect((await through('alfa')).ok).toBe(true)
  })

  test('a name from an identity provider is stored without invisible and invalid characters', async () => {
    const person = personCalled('alfa')
    const original = { ...person }
    await rows(`delete from member where email = 'alfa@demo.example'`)
    Object.assign(person!, { name: ' Ana\0 \u202epoP\u200b \ud800 ' })
    const entry = await through('alfa')
    Object.assign(person!, original)
    expect(entry).toMatchObject({ ok: true, value: { member: { name: 'Ana  poP' } } })
    expect(await rows(`select name from member where email = 'alfa@demo.example'`)).toEqual([
      { name: 'Ana  poP' },
    ])
  })

  test('an identity provider with a member’s verified address signs in to that account', async () => {
    const form = { ...aNewcomer(), email: 'beta@demo.example' }
    const { member, password } = await aMember(app, form)
    expect(await through('beta')).toMatchObject({
      ok: true,
      value: { member: { userId: member.userId } },
    })
    expect((await signIn(app.ctx, { ...form, password }, aCaller())).ok).toBe(true)
  })

  test('an identity provider without a verified address is refused, and nothing is stored', async () => {
    expect(await through('gama')).toEqual({ ok: false, refusal: { kind: 'no-verified-email' } })
    expect(await rows(`select 1 from member where email = 'gama@demo.example'`)).toEqual([])
  })

  test('an identity provider replaces an unverified registration of the same address', async () => {
    const [known] = await rows(`select email from member where email = 'alfa@demo.example'`)
    expect(known).toBeDefined()
    await rows(`delete from member where email = 'alfa@demo.example'`)
    const form = { ...aNewcomer(), email: 'alfa@demo.example' }
    await registered(app, form)
    expect((await through('alfa')).ok).toBe(true)
    expect(await signIn(app.ctx, form, aCaller())).toMatchObject({
      refusal: { kind: 'wrong-credentials' },
    })
  })

  test('an identity provider is refused for another browser, an altered response or a second use', async () => {
    const refused = { ok: false, refusal: { kind: 'not-vouched' } }
    const { url, cookies } = await start()
    const back = await backFrom(url, 'alfa')
    const stateless = cookieOf(cookies.filter(line => !line.includes('state')))
    expect(await finish(back, '')).toEqual(refused)
    expect(await finish(back, stateless)).toEqual(refused)
    const other = await start()
    expect(await finish(back, cookieOf(other.cookies))).toEqual(refused)
    const altered = new URL(back)
    altered.searchParams.set('code', 'another')
    expect(await finish(altered, cookieOf(cookies))).toEqual(refused)
    expect(await finish(back, cookieOf(cookies))).toEqual(refused)
  })

  test('a sign-in that the visitor declined at the identity provider is refused as not vouched', async () => {
    expect(await through('refuse')).toEqual({ ok: false, refusal: { kind: 'not-vouched' } })
  })

  test('an unreachable identity provider is unavailable, and the other sign-in methods still work', async () => {
    const away = await startSocial(app.ctx, { way: 'google', market: 'ro' })
    expect(away).toEqual({ ok: false, refusal: { kind: 'unavailable' } })
    const unknown = await startSocial(app.ctx, { way: 'apple', market: 'ro' })
    expect(unknown).toEqual({ ok: false, refusal: { kind: 'unavailable' } })
  })
})
