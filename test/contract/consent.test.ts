import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { setCookiesOf, type WholeShop, wholeShop } from '../support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { mode: 'demo' })
})

afterAll(async () => {
  await shop.close()
  await database.drop()
})

function today() {
  return new Date().toISOString().slice(0, 10)
}

function choose(form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  return shop.visit('/consent/', { form, headers })
}

/** The name, value and attributes of the only cookie that was set. */
function cookieIn(response: Awaited<ReturnType<typeof choose>>) {
  const [line = '', ...more] = setCookiesOf(response)
  expect(more).toEqual([])
  const [pair = '', ...attributes] = line.split('; ')
  const [name, value = ''] = pair.split('=')
  return { name, value: JSON.parse(decodeURIComponent(value)), attributes }
}

const functionality_storage = 'granted'
const all = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
  functionality_storage,
}
const none = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage,
}

describe('the consent choice', () => {
  test.each([
    ['everything', { choice: 'all' }, all],
    ['nothing', { choice: 'none' }, none],
    ['nothing, though boxes were ticked', { choice: 'none', measuring: 'on', ads: 'on' }, none],
    [
      'measuring alone',
      { choice: 'chosen', measuring: 'on' },
      { ...none, analytics_storage: 'granted' },
    ],
    ['advertising alone', { choice: 'chosen', ads: 'on' }, { ...all, analytics_storage: 'denied' }],
    ['neither box', { choice: 'chosen' }, none],
  ])('the choice of %s is stored in the cookie of Spec 3.7 and 9.1', async (_, form, consent) => {
    const cookie = cookieIn(await choose(form))
    expect(cookie).toEqual({
      name: 'kintsu-consent',
      value: { ...consent, decided_on: today() },
      attributes: ['Path=/', 'Expires=Tue, 19 Jan 2038 03:14:07 GMT', 'SameSite=None', 'Secure'],
    })
  })

  test('the choice redirects back to its page and is never cached', async () => {
    const referer = 'https://shop.example/ro/telefoane/?marca=apple'
    const answer = await choose({ choice: 'all' }, { referer })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('https://shop.example/ro/telefoane/?marca=apple')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    'https://evil.example/ro/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    'nonsense',
  ])('the choice redirects home from %s', async referer => {
    expect((await choose({ choice: 'all' }, { referer })).headers.location).toBe('/')
  })

  test('the choice never redirects to another host by a path of two slashes', async () => {
    const referer = 'https://shop.example//evil.example/'
    const { location } = (await choose({ choice: 'all' }, { referer })).headers
    expect(new URL(String(location), 'https://shop.example/').host).toBe('shop.example')
  })

  test.each([
    [400, { choice: 'some' }],
    [400, {}],
  ])('an invalid choice is refused with %s and sets no cookie', async (status, form) => {
    const answer = await choose(form)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: 'bad-request', field: 'choice' })
    expect(setCookiesOf(answer)).toEqual([])
  })

  test('a choice from another site, or larger than any form of the shop, is refused', async () => {
    const foreign = await shop.visit('/consent/', {
      form: { choice: 'all' },
      origin: 'https://evil.example',
    })
    expect([foreign.statusCode, setCookiesOf(foreign)]).toEqual([403, []])
    expect((await choose({ choice: 'all', more: 'x'.repeat(1_024) })).statusCode).toBe(413)
  })
})

function agreed(consent: object, decided_on = today()) {
  return `kintsu-consent=${encodeURIComponent(JSON.stringify({ ...consent, decided_on }))}`
}

const viewed = {
  event: 'view_item',
  ecommerce: {
    value: 1499,
    currency: 'RON',
    items: [
      {
        id: '1016',
        productId: 'P101602',
        name: 'Apple iPhone 13',
        brand: 'Apple',
        category: 'Mobile Phones',
        price: 1499,
        quantity: 1,
        origin: 'Default',
      },
    ],
  },
}

const formError = {
  event: 'formError',
  formId: 'ro-contact-details',
  errorType: 'pattern',
  errorMessage: 'Adresă de e-mail invalidă',
  location: 'contact-details',
  field: 'email',
}

function sendEvents(json: unknown, cookie: string | undefined = agreed(all)) {
  return shop.visit('/_events/', { json, cookie })
}

async function shown() {
  return (await shop.visit('/_events/', { headers: { host: 'localhost:3000' }, from: '127.0.0.1' }))
    .body
}

describe('the collector', () => {
  const body = { market: 'ro', events: [viewed, formError] }

  test.each([
    ['nobody has chosen', undefined],
    ['measuring was refused', agreed({ ...all, analytics_storage: 'denied' })],
    ['the choice is older than twelve months', agreed(all, '2025-11-21')],
    ['the cookie says yes in another word', agreed({ ...all, analytics_storage: 'yes' })],
  ])('the collector refuses events while %s, and stores nothing', async (_, cookie) => {
    const name = `Refused ${cookie}`
    const event = { ...formError, field: name }
    const answer = await shop.visit('/_events/', {
      json: { market: 'ro', events: [event] },
      cookie,
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'no-consent' })
    expect(await shown()).not.toContain('Refused')
  })

  test('the collector stores the events of a visitor who agreed, and shows them escaped', async () => {
    const marked = { ...formError, field: '<script>alert(1)</script>' }
    expect((await sendEvents({ ...body, events: [viewed, marked] })).statusCode).toBe(204)
    const page = await shown()
    expect(page).toContain('view_item')
    expect(page).toContain('ro-contact-details')
    expect(page).not.toContain('<script>')
  })

  test('the collector accepts 1 to 20 events, and refuses 0 and 21', async () => {
    const of = (count: number) => ({ market: 'ro', events: Array(count).fill(formError) })
    expect((await sendEvents(of(20))).statusCode).toBe(204)
    expect((await sendEvents(of(21))).statusCode).toBe(400)
    expect((await sendEvents(of(0))).statusCode).toBe(400)
  })

  test('the collector accepts texts of 300 characters and lists of five models, and refuses 301 and six', async () => {
    const withMessage = (length: number) => ({
      market: 'ro',
      events: [{ ...formError, errorMessage: 'x'.repeat(length) }],
    })
    expect((await sendEvents(withMessage(300))).statusCode).toBe(204)
    expect((await sendEvents(withMessage(301))).statusCode).toBe(400)
    const list = (count: number) => ({
      market: 'ro',
      events: [
        {
          event: 'view_item_list',
          ecommerce: {
            item_list_name: 'listing',
            items: Array(count).fill(viewed.ecommerce.items[0]),
          },
        },
      ],
    })
    expect((await sendEvents(list(5))).statusCode).toBe(204)
    expect((await sendEvents(list(6))).statusCode).toBe(400)
  })

  test.each([
    ['the value of a field', { ...formError, value: 'ana@exemplu.ro' }],
    ['an e-mail address beside a view', { ...viewed, email: 'ana@exemplu.ro' }],
    ['a person in a purchase', { ...viewed, ecommerce: { ...viewed.ecommerce, name: 'Ana' } }],
    ['an event of another name', { ...viewed, event: 'page_view' }],
  ])('the collector refuses %s', async (_, event) => {
    const answer = await sendEvents({ market: 'ro', events: [event] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad-request' })
  })

  test('the collector accepts only JSON of at most 64 KiB from the shop’s own pages', async () => {
    const foreign = { json: body, cookie: agreed(all), origin: 'https://evil.example' }
    expect((await shop.visit('/_events/', foreign)).statusCode).toBe(403)
    const plain = { method: 'POST' as const, cookie: agreed(all), form: 'a=1' }
    expect((await shop.visit('/_events/', plain)).statusCode).toBe(415)
    const long = { market: 'ro', events: [{ ...formError, field: 'x'.repeat(65_536) }] }
    expect((await sendEvents(long)).statusCode).toBe(413)
  })

  test('the collector can be viewed only from its own machine', async () => {
    const headers = { host: 'localhost:3000' }
    expect((await shop.visit('/_events/', { from: '127.0.0.1' })).statusCode).toBe(404)
    expect((await shop.visit('/_events/', { headers, from: '192.0.2.7' })).statusCode).toBe(404)
    expect((await shop.visit('/_events/', { headers, from: '127.0.0.1' })).statusCode).toBe(200)
  })
})

test('a live shop has no collector', async () => {
  const live = await wholeShop(database.url)
  const headers = { host: 'localhost:3000' }
  expect((await live.visit('/_events/', { headers, from: '127.0.0.1' })).statusCode).toBe(404)
  expect((await live.visit('/ro/')).body).not.toContain('/_events/')
  expect((await shop.visit('/ro/')).body).toContain('/_events/')
  await live.close()
})
