import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Market, markets } from '#domain/market/market.ts'
import { getPage, type PageName, pages } from '#domain/market/pages.ts'
import { addAddress } from '#services/account/save-addresses.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, aNewcomer, solved } from '#test/support/identity.ts'
import {
  addressIn,
  anEasyboxOrder,
  aPhoneOf,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import {
  type Address,
  apiReads,
  otherPages,
  type PageAddress,
  publicAddresses,
  visitAddress,
} from '#test/support/shop-addresses.ts'
import { storedTexts } from '#test/support/stored.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop, withCart } from '#test/support/whole-shop.ts'
import { patience } from '../../scripts/run-part.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

/** Everything that is unique to one request or visitor, wherever it is found. */
const traces = /zq[a-j]{16}|203\.\d{3}\.\d{3}\.\d{3}|5ec2e75e-/i

/** The same in HTML, JSON and URLs; a name, so without digits. */
function unique(): string {
  return `zq${Array.from(randomBytes(16), byte => 'abcdefghij'[byte % 10]).join('')}`
}

/** Somebody who walks through the shop; `secrets` are what nobody else may see. */
type Visitor = {
  readonly cookie: string
  readonly secrets: readonly string[]
  readonly parameterOf: (market: Market) => string
  readonly query: Readonly<Record<string, string>>
  /** Where the pages of their own are. */
  readonly markets: readonly Market[]
}

type Own = { readonly url: string; readonly etag: unknown; readonly cacheControl: unknown }

let database: TestDatabase
let shop: WholeShop
let visitors: readonly Visitor[]
let everyones: readonly Address[]
let reads: readonly Address[]
/** What visitors got at each address that was stored, with its ETag. */
const got = new Map<string, string[]>()
/** What they got at pages that are their own. */
const own: Own[] = []

const captcha = {
  challenge: async () => ({}) as never,
  verify: async (text: string) => text === solved,
}

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(
    database.url,
    { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '100000', ORDERS_PER_MINUTE: '1000' },
    // Stored responses are sent without asking the database, too.
    { captcha, cache: { maxBytes: 64 * 1024 ** 2, unaskedMs: 300_000 } },
  )
  const other = await wholeShop(database.url, { REQUESTS_PER_MINUTE: '100000' })
  everyones = await publicAddresses(other)
  reads = await apiReads(other)
  await other.close()
  visitors = [await aMemberWalking(), await aGuest(), await aSeller()]
  for (const visitor of visitors) await walk(visitor)
}, 180_000 * patience)
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function aMemberWalking(): Promise<Visitor> {
  const [first, last, local, street] = [unique(), unique(), unique(), unique()]
  const member = await aMember(shop, {
    ...aNewcomer(),
    name: `${first} ${last}`,
    email: `${local}@exemplu.ro`,
  })
  const cookie = await withCart(shop, member.cookie)
  const rows = rowsIn(shop)
  const place = await addressIn(rows, 'bg', '1000')
  const saved = await addAddress(
    shop.ctx,
    { userId: member.member.userId, market: 'bg' },
    { ...place, street },
  )
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
  const [unit] = await shelfUnits(rows, 'ro', 1, 290_000)
  const ordered = await sendOrder(shop, await anEasyboxOrder(rows, [unit!]), {
    headers: { origin: 'https://shop.example', cookie },
  })
  const { number, token } = ordered.body
  return {
    cookie,
    secrets: [first, last, local, street, member.member.userId, number, token, ...valuesIn(cookie)],
    parameterOf: () => number,
    query: {},
    markets,
  }
}

async function aGuest(): Promise<Visitor> {
  const [name, local] = [unique(), unique()]
  const rows = rowsIn(shop)
  const [unit] = await shelfUnits(rows, 'ro', 1, 290_000)
  const contact = { name: `Ana ${name}`, email: `${local}@exemplu.ro`, phone: '0740 123 987' }
  const body = await anEasyboxOrder(rows, [unit!], {
    contact,
    billing: { kind: 'personal', person: contact },
  })
  const { status, body: ordered } = await sendOrder(shop, body)
  expect([status, ordered]).toEqual([201, expect.anything()])
  const cartId = randomUUID()
  const [other] = await shelfUnits(rows, 'ro', 1, 290_000)
  const snapshot = {
    cartId,
    market: 'ro',
    phones: [aPhoneOf(other!)],
    accessories: [],
    giftWrap: 'plain',
    timestamp: 1_795_000_000_000,
    total: other!.price,
  }
  const cookie = `kintsu-sketch-ro=${btoa(JSON.stringify(snapshot))}; kintsu-consent=${unique()}`
  return {
    cookie,
    secrets: [name, local, cartId, ordered.number, ordered.token, ...valuesIn(cookie)],
    parameterOf: () => ordered.number,
    query: { t: ordered.token, token: ordered.token },
    markets: ['ro'],
  }
}

async function aSeller(): Promise<Visitor> {
  const local = unique()
  const { body, status } = await tradeInsOn(shop).open({ email: `${local}@exemplu.ro` })
  expect(status).toBe(201)
  const answers = { intro: 'SMARTPHONE', brand: 'Apple', model: 'apple-iphone-13' }
  const draft = Buffer.from(JSON.stringify(answers)).toString('base64url')
  const cookie = `kintsu.sell=${draft}; kintsu.sale=${body.number}.${body.token}`
  return {
    cookie,
    secrets: [local, body.number, body.token, ...valuesIn(cookie)],
    parameterOf: () => body.number,
    query: { token: body.token },
    markets: ['hu'],
  }
}

/** The values of cookies that nobody else has. */
function valuesIn(cookie: string): readonly string[] {
  return cookie
    .split('; ')
    .map(pair => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
    .filter(value => value.length > 8)
}

/** What a browser and a proxy say of a visitor, with each request something else; all of it matches `traces`. */
function headersOf({ cookie }: Visitor) {
  return {
    cookie: `${cookie}; visited=${unique()}`,
    'user-agent': `Mozilla/5.0 ${unique()}`,
    referer: `https://shop.example/ro/cont/?${unique()}`,
    'x-forwarded-for': `203.${randomInt(100, 256)}.${randomInt(100, 256)}.${randomInt(100, 256)}`,
    'x-request-id': `5ec2e75e-${randomUUID().slice(9)}`,
    'accept-language': `${unique()},hu;q=0.5`,
    accept: `text/html,application/xhtml+xml,text/${unique()}`,
    'accept-encoding': 'gzip',
  }
}

/** Walks all addresses, with a parameter that no page reads at those for everyone. */
async function walk(visitor: Visitor): Promise<void> {
  const visit = (address: Address, query: Readonly<Record<string, string>>) =>
    visitAddress(shop, withQuery(address, query), { headers: headersOf(visitor) })
  for (const address of [...everyones, ...reads]) {
    const { headers, rawPayload } = await visit(address, { utm_source: unique() })
    if (headers.etag === undefined) continue
    const body = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
    got.set(keyOf(address), [...(got.get(keyOf(address)) ?? []), `${headers.etag} ${body}`])
  }
  for (const address of otherPages(visitor.parameterOf)) {
    if (!visitor.markets.includes(address.market)) continue
    const { headers } = await visit(address, visitor.query)
    own.push({ url: address.url, etag: headers.etag, cacheControl: headers['cache-control'] })
  }
}

const decoders = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const

/** Of each response alone: one that is created anew, since the stored one is a minute old, counts towards the limit. */
const ofEachResponse = /^(x-request-id|date|x-ratelimit-.*)$/

/** The headers that do not differ from one response to the next. */
function steady({ headers }: Awaited<ReturnType<WholeShop['visit']>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEachResponse.test(name)))
}

function keyOf({ host, url }: Address): string {
  return `${host}${url}`
}

function withQuery({ host, url }: Address, query: Readonly<Record<string, string>>): Address {
  const added = new URLSearchParams(query).toString()
  return { host, url: added === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${added}` }
}

const names = Object.keys(pages) as readonly PageName[]

describe('visitors who walk through the whole shop', () => {
  test('the walk comes to every page of every market', () => {
    const all = [...everyones, ...otherPages(() => 'x')] as readonly Partial<PageAddress>[]
    const visited = new Set(all.map(({ market, page }) => `${market} ${page}`))
    const due = markets.flatMap(market =>
      names
        .filter(page => {
          const { paths, movedTo, partOf } = getPage(page)
          return paths[market] !== undefined && movedTo === undefined && partOf === undefined
        })
        .map(page => `${market} ${page}`),
    )
    expect(due.length).toBeGreaterThan(190)
    expect(due.filter(each => !visited.has(each))).toEqual([])
    expect(reads.length).toBeGreaterThan(15)
  })

  test('nothing that is stored contains anything of a visitor', async () => {
    const secrets = visitors.flatMap(visitor => visitor.secrets)
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter(secret => secret.length < 9)).toEqual([])
    const texts = await storedTexts(shop)
    // Every page for everyone with its data, every file, and some endpoints of the API.
    expect(texts.size).toBeGreaterThan(everyones.length)
    for (const [key, text] of texts) {
      expect([key, traces.exec(key + text)?.[0]]).toEqual([key, undefined])
      expect([key, secrets.filter(secret => text.includes(secret))]).toEqual([key, []])
    }
  })

  test('no page of a visitor’s own is stored or may be cached', () => {
    expect(own.length).toBeGreaterThan(180)
    for (const { url, etag, cacheControl } of own) {
      expect([url, etag]).toEqual([url, undefined])
      expect([url, cacheControl]).toEqual([url, expect.stringMatching(/^(private, )?no-store$/)])
    }
  })

  test('all visitors get the same bytes from every public address', () => {
    expect(got.size).toBeGreaterThanOrEqual(everyones.length)
    for (const [address, responses] of got) {
      expect([address, responses.length]).toEqual([address, visitors.length])
      expect([address, new Set(responses).size]).toEqual([address, 1])
    }
  })

  test('every page and file for everyone is stored', () => {
    expect(everyones.map(keyOf).filter(address => !got.has(address))).toEqual([])
  })
})

describe('every stored response', () => {
  const stored = () => [...everyones, ...reads].filter(address => got.has(keyOf(address)))

  test('HEAD has the headers of GET, in each encoding, and GET has the length it says', async () => {
    for (const address of stored())
      for (const encoding of ['br', 'gzip', 'identity']) {
        const visit = { headers: { 'accept-encoding': encoding } }
        const get = await visitAddress(shop, address, visit)
        const head = await visitAddress(shop, address, { ...visit, method: 'HEAD' })
        const of = [address.url, encoding]
        expect([...of, get.statusCode, head.statusCode]).toEqual([...of, 200, 200])
        expect([...of, head.rawPayload.length]).toEqual([...of, 0])
        expect([...of, steady(head)]).toEqual([...of, steady(get)])
        expect([...of, get.headers['content-length']]).toEqual([...of, `${get.rawPayload.length}`])
      }
  })

  test('a stored response varies by encoding alone, with a strong ETag of its own for each', async () => {
    const etags = new Map<unknown, string>()
    for (const address of stored()) {
      const bodies = new Set<string>()
      for (const [encoding, decode] of decoders) {
        const { headers, rawPayload } = await visitAddress(shop, address, {
          headers: { 'accept-encoding': encoding },
        })
        const of = [address.url, encoding]
        expect([...of, headers.vary]).toEqual([...of, 'accept-encoding'])
        expect([...of, headers['content-encoding'] ?? 'identity']).toEqual([...of, encoding])
        expect(headers.etag).toMatch(/^"[\w-]{22}(-br|-br-quick|-gzip)?"$/)
        const body = decode(rawPayload).toString()
        bodies.add(body)
        // Two addresses with the same ETag have the same content.
        expect([...of, etags.get(headers.etag) ?? body]).toEqual([...of, body])
        etags.set(headers.etag, body)
      }
      expect([address.url, bodies.size]).toEqual([address.url, 1])
    }
    expect(etags.size).toBeGreaterThan(2 * stored().length)
  })
})
