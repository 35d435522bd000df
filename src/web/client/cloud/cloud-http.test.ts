import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { documentToWire } from '#contract/cart-document.ts'
import { aCart, aPhone, lei, someSettings } from '#domain/cart/cart.builders.ts'
import { sharedOf } from '#domain/cart/document.ts'
import { storedText } from '../stored-text.ts'
import { createCloudHttp } from './cloud-http.ts'

const http = createCloudHttp({ market: 'ro', settings: someSettings() })
const document = {
  owner: 'ana',
  revision: 3,
  timestamp: 3_000,
  stateVersion: '1',
  cart: sharedOf(aCart({ phoneCart: [aPhone('p')] })),
  removed: [],
}
const sent = documentToWire(document)

type Answer = { readonly status: number; readonly body: unknown; readonly cookies?: string }

function problem(status: number, code: string, cookies?: string): Answer {
  return {
    status,
    body: { type: 'about:blank', title: code, status, code },
    ...(cookies === undefined ? {} : { cookies }),
  }
}

/**
 * Gives the responses one after another and returns the list of requests. `cookies` are the readable ones after a
 * response.
 */
function mockResponses(cookies: string, ...answers: readonly Answer[]) {
  const browser = { cookie: cookies }
  const requests: string[] = []
  const remaining = [...answers]
  vi.stubGlobal('document', browser)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${path}`)
    const answer = remaining.shift()
    if (!answer) throw new TypeError('fetch failed')
    if (answer.cookies !== undefined) browser.cookie = answer.cookies
    return Response.json(answer.body, { status: answer.status })
  })
  return requests
}

/** A pass obtained a while ago, with the token t1. */
function storePass(until = Date.now() + 60_000) {
  return storedText.write('kintsu-cart-pass-1', `t1 ${until}`)
}

beforeEach(() => storePass())
afterEach(() => vi.unstubAllGlobals())

const signedIn = 'kintsu-member=1; customToken=t1'
const read = 'GET /api/cart-document/?market=ro'
const exchange = 'POST /api/cart-session/'

describe('the document of a market', () => {
  test('the document is read with its lines', async () => {
    mockResponses(signedIn, { status: 200, body: sent })
    expect(await http.fetchDocument()).toEqual({ kind: 'document', document })
  })

  test('a line that the current version cannot read is omitted', async () => {
    const phoneCart = [...sent.cart.phoneCart, { id: 'q', deviceAccessories: [] }]
    mockResponses(signedIn, {
      status: 200,
      body: { ...sent, cart: { ...sent.cart, phoneCart } },
    })
    expect(await http.fetchDocument()).toEqual({ kind: 'document', document })
  })

  const entered = (cookies = signedIn) => ({ status: 200, body: { owner: 'ana' }, cookies })

  test.each([
    ['without a pass', () => storedText.forget('kintsu-cart-pass-1')],
    ['with an expired pass', () => storePass(Date.now() - 1)],
    [
      'with the pass of another token',
      () => storedText.write('kintsu-cart-pass-1', `t0 ${Date.now() + 60_000}`),
    ],
  ])('%s, the browser exchanges its token first', async (_when, prepare) => {
    prepare()
    const second = 'kintsu-member=1; customToken=t2'
    const answers = [entered(second), { status: 200, body: sent }]
    const requests = mockResponses(signedIn, ...answers, { status: 200, body: sent })
    expect((await http.fetchDocument()).kind).toBe('document')
    expect((await http.fetchDocument()).kind).toBe('document')
    expect(requests).toEqual([exchange, read, read])
  })

  test('a pass that is not accepted is renewed once', async () => {
    const refused = problem(401, 'no-cart-session')
    const requests = mockResponses(signedIn, refused, entered(), refused)
    expect(await http.fetchDocument()).toEqual({ kind: 'unreachable' })
    expect(requests).toEqual([read, exchange, read])
  })

  test.each(['token-used', 'token-expired'])(
    'after the refusal %s the exchange is retried with the fresh token',
    async code => {
      const requests = mockResponses(
        signedIn,
        problem(401, 'no-cart-session'),
        problem(401, code, 'kintsu-member=1; customToken=t2'),
        { status: 200, body: { owner: 'ana' } },
        { status: 200, body: sent },
      )
      expect((await http.fetchDocument()).kind).toBe('document')
      expect(requests).toEqual([read, exchange, exchange, read])
    },
  )

  test.each([
    ['the session is over', problem(401, 'signed-out', '')],
    ['the token is refused and no other came', problem(401, 'token-invalid')],
  ])('%s: the visitor is signed out', async (_what, answer) => {
    mockResponses(signedIn, problem(401, 'no-cart-session'), answer)
    expect(await http.fetchDocument()).toEqual({ kind: 'signed-out' })
  })

  test('without the token no request is sent and the visitor is signed out', async () => {
    const requests = mockResponses('kintsu-member=1')
    expect(await http.fetchDocument()).toEqual({ kind: 'signed-out' })
    expect(requests).toEqual([])
  })

  test.each([
    ['a network that is down', []],
    ['a 503', [problem(503, 'unavailable')]],
    ['a response that is not a document', [{ status: 200, body: {} }]],
  ])('%s does not change the session', async (_what, answers) => {
    mockResponses(signedIn, ...answers)
    expect(await http.fetchDocument()).toEqual({ kind: 'unreachable' })
  })
})

describe('a write', () => {
  const patch = { baseRevision: 3, stateVersion: '1', keys: { checkoutStep: 'LIVRARE' } }

  test('a write sends phones and gift wrap under the names of the specification', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('document', { cookie: signedIn })
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)))
      return Response.json({ owner: 'ana', revision: 4, timestamp: 4_000 })
    })
    const giftWrap = { isActive: true, isWrappingTax: false }
    const phoneCart = [aPhone('p', { buyPrice: lei(900), modelId: 13 })]
    await http.write({ ...patch, keys: { phoneCart, giftWrap, promo: null } })
    expect(bodies).toMatchObject([
      {
        market: 'ro',
        baseRevision: 3,
        stateVersion: '1',
        keys: {
          phoneCart: [
            {
              id: 'p',
              buy_price: { minor: 90_000, currency: 'RON' },
              device: { id: 'unit-1', model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
              selected_extra_services: [],
              available_extra_services: [],
              model_id: 13,
            },
          ],
          giftWrap: { isActive: true, is_wrapping_tax: false },
          promo: null,
        },
      },
    ])
  })

  test.each([
    [
      'that is accepted',
      { status: 200, body: { owner: 'ana', revision: 4, timestamp: 4_000 } },
      { kind: 'accepted', owner: 'ana', revision: 4, timestamp: 4_000 },
    ],
    ['on an older revision', problem(409, 'cart-document-moved'), { kind: 'moved' }],
    ['of another state version', problem(409, 'cart-version'), { kind: 'rejected' }],
    ['that is no patch', problem(400, 'bad-request'), { kind: 'rejected' }],
    ['too soon', problem(429, 'too-many-requests'), { kind: 'unreachable' }],
    ['while the shop is down', problem(503, 'unavailable'), { kind: 'unreachable' }],
  ])('a write %s returns its outcome', async (_what, answer, expected) => {
    mockResponses(signedIn, answer)
    expect(await http.write(patch)).toEqual(expected)
  })

  test('a write whose pass expired is repeated with a new one', async () => {
    const entered = { status: 200, body: { owner: 'ana' } }
    const accepted = { status: 200, body: { owner: 'ana', revision: 4, timestamp: 4_000 } }
    const requests = mockResponses(signedIn, problem(401, 'no-cart-session'), entered, accepted)
    expect((await http.write(patch)).kind).toBe('accepted')
    const write = 'PATCH /api/cart-document/'
    expect(requests).toEqual([write, exchange, write])
  })
})
