import { describe, expect, test } from 'vitest'
import { credentials, memoryIdentity } from '#test/support/memory-identity.ts'
import { aVisit, cookiesOf, type PageResult, pageResultOf } from '#test/support/page-visit.ts'
import { handleSignIn, loadLogin } from './load-login.ts'

const path = '/autentifica-te/'
const { email, password, phone, code, token } = credentials

function visit(query = '', cookie?: string) {
  const { ctx, calls } = memoryIdentity()
  return { asked: calls, answer: pageResultOf(loadLogin, aVisit(ctx, path + query, { cookie })) }
}

function send(form: Readonly<Record<string, string>>, query = '') {
  const { ctx, calls, guarded } = memoryIdentity()
  return {
    asked: calls,
    guarded,
    answer: pageResultOf(handleSignIn, aVisit(ctx, path + query, { form })),
  }
}

function locationOf({ response }: PageResult) {
  return response?.headers.get('location')
}

test('the sign-in methods are shown with the requested page', async () => {
  const { shown } = await visit('?next=/cont/setari/&with=phone').answer
  expect(shown).toMatchObject({
    kind: 'ways',
    next: '/cont/setari/',
    view: 'phone',
    socialWays: ['demo'],
  })
})

test.each(['//evil', '/\\evil', '%2f%2fevil', '/cont/%0d%0aa:b/', 'https://evil.example/'])(
  'a requested page of %s is ignored: it is not a page of the shop',
  async next => {
    const { shown } = await visit(`?next=${next}`).answer
    expect(shown).toMatchObject({ next: '' })
    expect(
      locationOf(await send({ intent: 'password', email, password }, `?next=${next}`).answer),
    ).toBe('/')
  },
)

test('a member is redirected, and the redirect is not cached', async () => {
  const { response } = await visit('?next=/cont/', 'kintsu.session=live').answer
  expect(response?.status).toBe(302)
  expect(response?.headers.get('location')).toBe('/cont/')
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
})

test('a visitor with an ended session is asked to sign in', async () => {
  expect((await visit('', 'kintsu.session=dead').answer).shown).toMatchObject({ kind: 'ways' })
})

describe('email and password', () => {
  test('a sign-in sets the cookies of the session and redirects to the requested page', async () => {
    const { asked, guarded, answer } = send(
      { intent: 'password', email: ` ${email} `, password, captcha: 'solved' },
      '?next=/cont/',
    )
    const { response } = await answer
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe('/cont/')
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(cookiesOf(response)).toEqual(['kintsu.session', 'kintsu-member', 'customToken'])
    expect(asked).toEqual([['signIn', { email, password }, 'a browser']])
    expect(guarded).toEqual([
      {
        account: email,
        caller: { ipAddress: '192.0.2.1', userAgent: 'a browser', captcha: 'solved' },
      },
    ])
  })

  test('a refused sign-in returns the input, but never the password', async () => {
    const { shown, status } = await send({ intent: 'password', email, password: 'not this one' })
      .answer
    expect(status).toBe(401)
    expect(shown).toEqual({
      kind: 'refused',
      form: 'password',
      refusal: { kind: 'wrong-credentials' },
      typed: { email },
      needsCaptcha: false,
    })
  })

  test('a response to too many attempts says when to retry', async () => {
    const refusal = { kind: 'too-many-tries', retryAfterSeconds: 240 } as const
    const { ctx } = memoryIdentity({
      mayGuess: async () => ({ ok: false, refusal }),
      needsCaptcha: async () => true,
    })
    const form = { intent: 'password', email, password }
    const { shown, status, headers } = await pageResultOf(handleSignIn, aVisit(ctx, path, { form }))
    expect(status).toBe(429)
    expect(headers?.get('retry-after')).toBe('240')
    expect(shown).toMatchObject({ refusal, needsCaptcha: true })
  })
})

describe('the link in an email', () => {
  test('the sign-in link is sent with the requested page', async () => {
    const { asked, answer } = send({ intent: 'link', email }, '?next=/cont/')
    expect((await answer).shown).toEqual({ kind: 'sent', form: 'link', to: email })
    expect(asked).toEqual([['sign-in-link-asked', { email, market: 'ro', next: '/cont/' }]])
  })

  test('opening the link only asks to confirm: mail programs open links, too', async () => {
    const { asked, answer } = visit(`?link=${token}&next=/cont/`)
    expect((await answer).shown).toMatchObject({ kind: 'link', token, next: '/cont/' })
    expect(asked).toEqual([])
  })

  test('confirming the link signs in; a used link says so', async () => {
    const { response } = await send({ intent: 'open-link', token }, '?next=/cont/').answer
    expect([response?.status, response?.headers.get('location')]).toEqual([303, '/cont/'])
    const { shown, status } = await send({ intent: 'open-link', token: 'another' }).answer
    expect(status).toBe(422)
    expect(shown).toMatchObject({ form: 'open-link', refusal: { kind: 'invalid-link' } })
  })
})

describe('phone and code', () => {
  test('the code is sent, then entered, and signs in', async () => {
    expect((await send({ intent: 'phone', phone }).answer).shown).toEqual({
      kind: 'code-sent',
      phone,
    })
    const entered = await send({ intent: 'code', phone, code }).answer
    expect(cookiesOf(entered.response)).toContain('kintsu.session')
  })

  test('after a wrong code, the code is requested again for the same phone', async () => {
    const { shown, status } = await send({ intent: 'code', phone, code: '000000' }).answer
    expect(status).toBe(401)
    expect(shown).toMatchObject({ form: 'code', typed: { phone, code: '000000' } })
  })

  test('when a new code is refused, the field for the first one stays', async () => {
    const { ctx } = memoryIdentity({
      maySend: async () => ({ ok: false, refusal: { kind: 'captcha-needed' } }),
    })
    const form = { intent: 'resend', phone }
    const { shown } = await pageResultOf(handleSignIn, aVisit(ctx, path, { form }))
    expect(shown).toMatchObject({ form: 'code', typed: { phone }, needsCaptcha: true })
  })
})

describe('an identity provider', () => {
  test('the page redirects to the identity provider, because a form may not', async () => {
    const { answer } = send({ intent: 'social', way: 'demo' })
    const { shown, headers } = await answer
    const url = 'https://stranger.example/authorize'
    expect(shown).toEqual({ kind: 'onward', way: 'demo', url })
    expect(headers?.get('set-cookie')).toBe('kintsu.state=s; Path=/')
  })

  test('on return from the identity provider, the requested page comes from the stored state, not from the URL', async () => {
    const { asked, answer } = visit('?way=demo&code=a&state=b&next=/cont/setari/', 'kintsu.state=s')
    const { response } = await answer
    expect([response?.status, response?.headers.get('location')]).toEqual([303, '/cont/'])
    expect(cookiesOf(response)).toEqual(['kintsu.session', 'kintsu-member', 'customToken'])
    const query = 'way=demo&code=a&state=b&next=/cont/setari/'
    expect(asked).toEqual([
      ['finish', 'demo', { query, cookie: 'kintsu.state=s', userAgent: 'a browser' }],
    ])
  })

  test('a refusal by the identity provider shows the sign-in methods, and why', async () => {
    const { shown } = await visit('?way=demo&error=access_denied').answer
    expect(shown).toMatchObject({
      kind: 'ways',
      response: { form: 'social', refusal: { kind: 'not-vouched' } },
    })
  })

  test('an unknown identity provider is a 404', async () => {
    expect((await send({ intent: 'social', way: 'evil' }).answer).status).toBe(404)
  })
})

describe('a form post', () => {
  const form = { intent: 'password', email, password }
  const sent = async (change: Parameters<typeof aVisit>[2]) => {
    const { ctx, calls } = memoryIdentity()
    const { status } = await pageResultOf(handleSignIn, aVisit(ctx, path, { form, ...change }))
    return { status, asked: calls }
  }

  test.each([
    ['from another site', { origin: 'http://evil.example' }, 403],
    ['without an origin', { origin: undefined }, 403],
    ['with an opaque origin', { origin: 'null' }, 403],
    ['as text', { type: 'text/plain' }, 415],
    ['as JSON', { type: 'application/json' }, 415],
    ['by PUT', { method: 'PUT' }, 405],
    ['by DELETE', { method: 'DELETE' }, 405],
    ['longer than any form of the shop', { form: { ...form, email: 'x'.repeat(16_384) } }, 413],
    ['with an unknown intent', { form: { intent: 'steal' } }, 404],
  ] as const)('a form post %s is refused', async (_, change, status) => {
    expect(await sent(change)).toEqual({ status, asked: [] })
  })

  test('a form post from a browser that only sends its origin is accepted', async () => {
    const { asked } = await sent({ origin: undefined, site: 'same-origin' })
    expect(asked).toHaveLength(1)
  })
})

test('a path of another market is not a page of this one', async () => {
  const { ctx } = memoryIdentity()
  expect((await pageResultOf(loadLogin, aVisit(ctx, '/vhod/'))).status).toBe(404)
})
