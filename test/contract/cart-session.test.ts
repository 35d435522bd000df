import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aBrowser,
  aMember,
  type Browser,
  type CloudApp,
  cloudApp,
  customTokens,
  withPass,
} from '#test/support/cloud-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: CloudApp
let ana: Browser

beforeAll(async () => {
  database = await seededDatabase()
  api = await cloudApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  ana = await aMember(api.pool)
})

const origin = 'https://shop.example'

function exchange(token: unknown, cookie: string | undefined, headers: object = {}) {
  return api.ask({
    method: 'POST',
    url: '/api/cart-session/',
    headers: { origin, ...(cookie !== undefined && { cookie }), ...headers },
    body: { token },
  })
}

function tokenOf({ userId, sessionId }: Browser, now = new Date()) {
  return customTokens.mint({ userId, sessionId, now })
}

type ExchangeResponse = Awaited<ReturnType<typeof exchange>>

function cookiesOf(response: ExchangeResponse) {
  return new Map(response.cookies.map(({ name, ...cookie }) => [name, cookie]))
}

function read(cookie: string) {
  return api.ask({ url: '/api/cart-document/', query: { market: 'ro' }, headers: { cookie } })
}

describe('POST /api/cart-session/', () => {
  test('a token is exchanged for one hour of cart access and a new token', async () => {
    const token = tokenOf(ana)
    const response = await exchange(token, ana.cookie)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const cookies = cookiesOf(response)
    const fresh = cookies.get('customToken')
    expect(fresh).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 2_592_000, secure: true })
    expect(fresh).not.toHaveProperty('httpOnly')
    expect(fresh?.value).not.toBe(token)
    const pass = cookies.get('kintsu-cart')
    expect(pass).toMatchObject({ path: '/', httpOnly: true, maxAge: 3_600, secure: true })
    const seen = await read(`${ana.cookie}; kintsu-cart=${pass?.value}`)
    expect(seen.statusCode).toBe(200)
    expect(seen.json().owner).toBe(response.json().owner)
    expect((await exchange(fresh?.value, ana.cookie)).statusCode).toBe(200)
  })

  test('a token is used once: of twenty concurrent requests one is accepted, the others receive a new token', async () => {
    const token = tokenOf(ana)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => exchange(token, ana.cookie)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const response of responses.filter(({ statusCode }) => statusCode !== 200)) {
      expectProblem(response, { status: 401, code: 'token-used' })
      expect([...cookiesOf(response).keys()]).toEqual(['customToken'])
    }
  })

  test('a used token is always refused, and the new token in the refusal is accepted', async () => {
    const token = tokenOf(ana)
    await exchange(token, ana.cookie)
    const replayed = await exchange(token, ana.cookie)
    expectProblem(replayed, { status: 401, code: 'token-used' })
    const fresh = cookiesOf(replayed).get('customToken')?.value
    expect((await exchange(fresh, ana.cookie)).statusCode).toBe(200)
  })

  test('a token expires after an hour, not a second before; the refusal contains a new token', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)
    expect((await exchange(tokenOf(ana, ago(3_590)), ana.cookie)).statusCode).toBe(200)
    const response = await exchange(tokenOf(ana, ago(3_601)), ana.cookie)
    expectProblem(response, { status: 401, code: 'token-expired' })
    const fresh = cookiesOf(response).get('customToken')?.value
    expect((await exchange(fresh, ana.cookie)).statusCode).toBe(200)
  })

  const signed = (header: object, claims: object) => {
    const key = createHmac('sha256', 'a secret of the tests').update('custom token').digest()
    const signingInput = [header, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signingInput}.${createHmac('sha256', key).update(signingInput).digest('base64url')}`
  }
  const claimsOf = ({ userId, sessionId }: Browser) => ({
    aud: 'cart',
    sub: userId,
    sid: sessionId,
    jti: randomUUID(),
    exp: Math.floor(Date.now() / 1_000) + 600,
  })
  const hs256 = { alg: 'HS256', typ: 'JWT' }

  test('a token signed by the test like the shop is accepted: the following ones are refused for their own reasons', async () => {
    expect((await exchange(signed(hs256, claimsOf(ana)), ana.cookie)).statusCode).toBe(200)
  })

  test.each([
    [
      'alg none',
      () => `${signed({ alg: 'none', typ: 'JWT' }, claimsOf(ana)).split('.', 2).join('.')}.`,
    ],
    ['alg none, signed', () => signed({ alg: 'none', typ: 'JWT' }, claimsOf(ana))],
    ['another audience', () => signed(hs256, { ...claimsOf(ana), aud: 'office' })],
    ["another one's", () => signed(hs256, { ...claimsOf(ana), sub: randomUUID() })],
    ["another session's", () => signed(hs256, { ...claimsOf(ana), sid: randomUUID() })],
    ['no token', () => ''],
  ])('a token with %s is refused, and the refusal contains no new one', async (_, token) => {
    const response = await exchange(token(), ana.cookie)
    expectProblem(response, { status: 401, code: 'token-invalid' })
    expect(response.cookies).toEqual([])
  })

  test("the token of the member's other browser is refused, and stays usable there", async () => {
    const laptop = await aBrowser(api.pool, ana.userId)
    const token = tokenOf(laptop)
    expectProblem(await exchange(token, ana.cookie), { status: 401, code: 'token-invalid' })
    expect((await exchange(token, laptop.cookie)).statusCode).toBe(200)
  })

  test('a request without a session is answered signed-out', async () => {
    const response = await exchange(tokenOf(ana), undefined)
    expectProblem(response, { status: 401, code: 'signed-out' })
  })

  test('a request with an ended session is answered signed-out, and its cookie is removed', async () => {
    const response = await exchange(tokenOf(ana), `test-session=${randomUUID()}`)
    expectProblem(response, { status: 401, code: 'signed-out' })
    expect(cookiesOf(response).get('test-session')).toMatchObject({ value: '', maxAge: 0 })
  })

  test('a request from another site or as a form is refused', async () => {
    const foreign = await exchange(tokenOf(ana), ana.cookie, { origin: 'https://evil.example' })
    expectProblem(foreign, { status: 403, code: 'foreign-origin' })
    const form = await api.ask({
      method: 'POST',
      url: '/api/cart-session/',
      headers: { origin, cookie: ana.cookie, 'content-type': 'text/plain' },
      payload: JSON.stringify({ token: tokenOf(ana) }),
    })
    expectProblem(form, { status: 415, code: 'unsupported-media-type' })
  })

  test('a malformed body is refused', async () => {
    for (const body of [{}, { token: 1 }, { token: 'x'.repeat(1_001) }]) {
      const response = await api.ask({
        method: 'POST',
        url: '/api/cart-session/',
        headers: { origin, cookie: ana.cookie },
        body,
      })
      expectProblem(response, { status: 400, code: 'bad-request', field: 'token' })
    }
  })
})

describe("the cart's own session", () => {
  const passIn = (cookie: string) => /kintsu-cart=([^;]+)/.exec(cookie)?.[1] ?? ''

  test('the cart session is required in addition to the sign-in', async () => {
    expectProblem(await read(ana.cookie), { status: 401, code: 'no-cart-session' })
    const { cookie } = withPass(ana)
    expect((await read(cookie)).statusCode).toBe(200)
  })

  test('a cart session is refused for another session, even of the same member', async () => {
    const pass = passIn(withPass(ana).cookie)
    const others = [await aMember(api.pool), await aBrowser(api.pool, ana.userId)]
    for (const other of others)
      expectProblem(await read(`${other.cookie}; kintsu-cart=${pass}`), {
        status: 401,
        code: 'no-cart-session',
      })
  })

  test('a cart session that was altered or extended is refused', async () => {
    const pass = passIn(withPass(ana).cookie)
    const [end = '', signature = ''] = pass.split('.')
    const altered = [
      `${Number(end) + 1}.${signature}`,
      `${end}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${end}.`,
      `${pass}.x`,
      '',
    ]
    for (const each of altered)
      expectProblem(await read(`${ana.cookie}; kintsu-cart=${each}`), {
        status: 401,
        code: 'no-cart-session',
      })
  })

  test('a cart session lasts an hour', async () => {
    const { cookie } = withPass(ana)
    const end = Number(passIn(cookie).split('.')[0])
    expect(Math.abs(end - Date.now() / 1_000 - 3_600)).toBeLessThan(60)
    const later = await cloudApp(database.url, { now: () => new Date((end + 1) * 1_000) })
    const sooner = await cloudApp(database.url, { now: () => new Date((end - 1) * 1_000) })
    const ask = { url: '/api/cart-document/', query: { market: 'ro' }, headers: { cookie } }
    expectProblem(await later.ask(ask), { status: 401, code: 'no-cart-session' })
    expect((await sooner.ask(ask)).statusCode).toBe(200)
    await Promise.all([later.close(), sooner.close()])
  })

  test('a cart session ends with its session', async () => {
    const { cookie, sessionId } = withPass(ana)
    await api.pool.query('delete from member_session where id = $1', [sessionId])
    const response = await read(cookie)
    expectProblem(response, { status: 401, code: 'signed-out' })
  })
})
