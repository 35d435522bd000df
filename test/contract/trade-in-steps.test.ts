import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
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

/** A browser without scripts: its cookie, and forms that lead to the next page. */
function aSeller(cookie?: string) {
  let latestCookie = cookie
  const visit = async (path: string, form?: string) => {
    const result = await shop.visit(path, {
      cookie: latestCookie,
      ...(form !== undefined && { form }),
    })
    for (const line of setCookiesOf(result))
      if (line.startsWith('kintsu.sell=')) latestCookie = line.split(';')[0]
    return result
  }
  return { visit, cookie: () => latestCookie }
}

function leadsTo({ statusCode, headers }: LightMyRequestResponse) {
  return `${statusCode} ${headers.location}`
}

function titleIn({ body }: LightMyRequestResponse) {
  return /<h1[^>]*>([^<]*)</.exec(body)?.[1]
}

/** The first model and the first configuration of the brand, as offered by the pages. */
function firstIn(name: string, { body }: LightMyRequestResponse) {
  const [, value = ''] = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(body) ?? []
  return value.replaceAll('&amp;', '&')
}

const walks: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  [
    'SMARTPHONE',
    'Apple',
    [
      ['config-all', ''],
      ['config-provider', 'answer=local'],
      ['liquid-contact', 'answer=none'],
      ['burn-in', 'answer=faint'],
      ['grading-display', 'answer=light'],
      ['grading-case', 'answer=dents'],
      ['battery', 'health=80-84&swollen=no'],
      ['display-defects', 'answer=none'],
      ['phone-defects', 'answer=buttons&answer=sim'],
    ],
  ],
  [
    'LAPTOP',
    'Apple',
    [
      ['config-all', ''],
      ['liquid-contact', 'answer=unknown'],
      ['grading-display', 'answer=unknown'],
      ['grading-case', 'answer=cracked'],
      ['battery', 'health=service&swollen=no'],
      ['laptop-keyboard', 'answer=missing-keys'],
      ['display-defects', 'answer=spots'],
      ['laptop-defects', 'answer=none'],
    ],
  ],
  [
    'SMARTWATCH',
    'Apple',
    [
      ['config-all', ''],
      ['liquid-contact', 'answer=works'],
      ['burn-in', 'answer=none'],
      ['grading-display', 'answer=flawless'],
      ['grading-case', 'answer=like-new'],
      ['battery', 'health=unknown&swollen=no'],
      ['display-defects', 'answer=none'],
      ['smartwatch-defects', 'answer=strap&answer=charger'],
    ],
  ],
  [
    'CONSOLE',
    'Sony',
    [
      ['config-storage', ''],
      ['liquid-contact', 'answer=none'],
      ['grading-case', 'answer=light'],
      ['console-defects', 'answer=none'],
      ['console-controllers', 'count=1&has=original&has=cables'],
    ],
  ],
]

function configurationIn(page: LightMyRequestResponse) {
  return new URLSearchParams({
    item: firstIn('item', page),
    color: firstIn('color', page),
  }).toString()
}

/** From the device type to the first question about its condition. */
async function toConfiguration(
  seller: ReturnType<typeof aSeller>,
  type: string,
  brand: string,
  model?: string,
) {
  expect(leadsTo(await seller.visit('/ro/sell/intro/', `answer=${type}`))).toBe(
    '303 /ro/sell/brand/',
  )
  expect(leadsTo(await seller.visit('/ro/sell/brand/', `answer=${brand}`))).toBe(
    '303 /ro/sell/model/',
  )
  const models = await seller.visit('/ro/sell/model/')
  return seller.visit('/ro/sell/model/', `answer=${model ?? firstIn('answer', models)}`)
}

describe('without scripts, the trade-in forms lead to the email step', () => {
  test.each(walks)('for a %s', async (type, brand, answers) => {
    const seller = aSeller()
    let result = await toConfiguration(seller, type, brand)
    for (const [step, form] of answers) {
      expect(leadsTo(result)).toBe(`303 /ro/sell/${step}/`)
      const page = await seller.visit(`/ro/sell/${step}/`)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('până la')
      result = await seller.visit(`/ro/sell/${step}/`, form || configurationIn(page))
    }
    expect(leadsTo(result)).toBe('303 /ro/sell/email/')
    const last = await seller.visit('/ro/sell/email/')
    expect(last.body).toContain('Oferta ta')
    expect(last.headers['cache-control']).toContain('no-store')
  })

  test('for a tablet without a SIM, which skips the network question', async () => {
    const seller = aSeller()
    await toConfiguration(seller, 'TABLET', 'Apple', 'apple-ipad-8-2020')
    const form = 'item=apple-ipad-8-2020|storage=32 GB|connectivity=Wi-Fi&color=Silver'
    expect(leadsTo(await seller.visit('/ro/sell/config-all/', form))).toBe(
      '303 /ro/sell/liquid-contact/',
    )
  })
})

const phone = {
  intro: 'SMARTPHONE',
  brand: 'Apple',
  model: 'apple-iphone-13',
  'config-all': { storage: '128 GB', color: 'Midnight' },
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
}

function cookieWith(answers: object) {
  return `kintsu.sell=${Buffer.from(JSON.stringify(answers)).toString('base64url')}`
}

describe('the URL of a trade-in question', () => {
  test.each([
    ['/ro/sell/', '303 /ro/sell/burn-in/'],
    ['/ro/sell/battery/', '303 /ro/sell/burn-in/'],
    ['/ro/sell/laptop-keyboard/', '303 /ro/sell/burn-in/'],
    ['/ro/sell/email/', '303 /ro/sell/burn-in/'],
  ])(
    'the URL %s of a question that is not open yet redirects to the current question',
    async (path, to) => {
      expect(leadsTo(await aSeller(cookieWith(phone)).visit(path))).toBe(to)
    },
  )

  test('a question URL without stored answers redirects to the start, and an unknown one is a 404 page', async () => {
    expect(leadsTo(await aSeller().visit('/ro/sell/model/'))).toBe('303 /ro/sell/intro/')
    expect((await aSeller().visit('/ro/sell/teleport/')).statusCode).toBe(404)
  })

  test('the URL of an answered question shows the stored answer', async () => {
    const { body } = await aSeller(cookieWith(phone)).visit('/ro/sell/config-provider/')
    expect(body).toMatch(
      /<input[^>]*checked=""[^>]*value="unlocked"|value="unlocked"[^>]*checked=""/,
    )
  })

  test.each<[string, object]>([
    ['a model nobody knows', { ...phone, model: 'nokia-3310' }],
    ['a storage it was never made with', { ...phone, 'config-all': { storage: '3 GB' } }],
  ])('a cookie with %s redirects to the question for it', async (_, answers) => {
    const result = leadsTo(await aSeller(cookieWith(answers)).visit('/ro/sell/'))
    expect(['303 /ro/sell/model/', '303 /ro/sell/config-all/']).toContain(result)
  })
})

describe('a trade-in question', () => {
  test('a question without an answer is shown again with an error, and nothing is stored', async () => {
    const seller = aSeller(cookieWith(phone))
    const result = await seller.visit('/ro/sell/burn-in/', '')
    expect(result.statusCode).toBe(422)
    expect(result.body).toContain('Alege un răspuns.')
    expect(setCookiesOf(result)).toEqual([])
  })

  test('a half-answered question stores the half that was answered', async () => {
    const answers = {
      ...phone,
      'burn-in': 'none',
      'grading-display': 'light',
      'grading-case': 'light',
    }
    const result = await aSeller(cookieWith(answers)).visit('/ro/sell/battery/', 'health=85-89')
    expect(result.statusCode).toBe(422)
    expect(result.body).toContain('Spune-ne dacă bateria e umflată.')
    expect(result.body).toMatch(/checked=""[^>]*value="85-89"|value="85-89"[^>]*checked=""/)
  })

  test('the list of models can be filtered without scripts', async () => {
    const seller = aSeller(cookieWith({ intro: 'SMARTPHONE', brand: 'Apple' }))
    const { body } = await seller.visit('/ro/sell/model/?q=iphone+13')
    expect(body).toContain('value="apple-iphone-13-pro"')
    expect(body).not.toContain('value="apple-iphone-12"')
  })

  test('a question answered with a value that no form sends is refused', async () => {
    const result = await aSeller(cookieWith(phone)).visit('/ro/sell/burn-in/', 'answer=sunny')
    expect(result.statusCode).toBe(400)
  })

  test('a question that is not open yet accepts no answer', async () => {
    const seller = aSeller(cookieWith(phone))
    expect(leadsTo(await seller.visit('/ro/sell/battery/', 'health=90-up&swollen=no'))).toBe(
      '303 /ro/sell/burn-in/',
    )
    expect(seller.cookie()).toBe(cookieWith(phone))
  })

  test('a question answered from another site is refused', async () => {
    const result = await shop.visit('/ro/sell/burn-in/', {
      cookie: cookieWith(phone),
      form: 'answer=none',
      origin: 'https://evil.example',
    })
    expect(result.statusCode).toBe(403)
  })

  test('a changed answer keeps the later answers, and another model resets the configuration', async () => {
    const seller = aSeller(cookieWith({ ...phone, 'burn-in': 'none' }))
    expect(leadsTo(await seller.visit('/ro/sell/config-provider/', 'answer=foreign'))).toBe(
      '303 /ro/sell/grading-display/',
    )
    expect(leadsTo(await seller.visit('/ro/sell/model/', 'answer=apple-iphone-12'))).toBe(
      '303 /ro/sell/config-all/',
    )
  })
})

describe('the email step', () => {
  const phoneAnswers = {
    ...phone,
    'burn-in': 'none',
    'grading-display': 'deep',
    'grading-case': 'light',
    battery: { health: '85-89', isSwollen: false },
    'display-defects': [],
    'phone-defects': ['sim'],
  }
  /** A browser on the email step, with the fields that its form sends besides the address. */
  const onStep = async (answers: object) => {
    const seller = aSeller(cookieWith(answers))
    const page = await seller.visit('/ro/sell/email/')
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(page.body) ?? []
    return { seller, page, key }
  }
  const tradeIns = async (email: string) =>
    (
      await shop.database.pool.query(
        `select s.state, s.answers ->> 'model' as model, s.answers ? 'email' as "hasEmail"
        from sale s where s.email = $1 order by s.number`,
        [email],
      )
    ).rows

  test('the email step shows what lowered the price, with a separate and unchecked newsletter box', async () => {
    const { page } = await onStep(phoneAnswers)
    expect(titleIn(page)).toBe('Unde îți trimitem oferta?')
    expect(page.body).toContain('Ce a scăzut prețul')
    expect(page.body).toMatch(/<dt[^>]*>Ecranul<\/dt>/)
    expect(page.body).toMatch(/<dt[^>]*>SIM<\/dt>/)
    expect(page.body).toMatch(/<input[^>]*name="newsletter"/)
    expect(page.body).not.toMatch(/<input[^>]*name="newsletter"[^>]*checked/)
  })

  test('one form creates one offer, even if it is sent repeatedly, and redirects to it', async () => {
    const email = 'ana.pop@example.com'
    const { seller, key } = await onStep(phoneAnswers)
    const form = new URLSearchParams({ email, key }).toString()
    const first = await seller.visit('/ro/sell/email/', form)
    const second = await seller.visit('/ro/sell/email/', form)
    expect([leadsTo(first), leadsTo(second)]).toEqual([
      '303 /ro/sell/offer/',
      '303 /ro/sell/offer/',
    ])
    expect(setCookiesOf(first).join()).toMatch(/kintsu\.sale=\w+\.[\w-]+; Path=\/ro\/sell\//)
    expect(await tradeIns(email)).toMatchObject([
      { state: 'offered', model: 'apple-iphone-13', hasEmail: false },
    ])
  })

  test.each([
    ['no address', '', 'Scrie adresa de e-mail'],
    ['what is none', 'ana@', 'aria-invalid'],
  ])('the email step is shown again for %s and creates no offer', async (_, email, message) => {
    const { seller, key } = await onStep(phoneAnswers)
    const form = new URLSearchParams({ email, key, newsletter: 'on' }).toString()
    const result = await seller.visit('/ro/sell/email/', form)
    expect(result.statusCode).toBe(422)
    expect(result.body).toContain(message)
    expect(result.body).toContain('aria-invalid="true"')
    expect(await tradeIns(email)).toEqual([])
  })

  test('the email step cannot be reached for a device the shop never buys', async () => {
    const swollen = { ...phoneAnswers, battery: { health: 'service', isSwollen: true } }
    const { page } = await onStep(swollen)
    expect(leadsTo(page)).toBe('303 /ro/sell/battery/')
  })
})

describe('a device the shop never buys', () => {
  const upToBattery = {
    ...phone,
    'burn-in': 'none',
    'grading-display': 'light',
    'grading-case': 'light',
  }

  test('a device the shop never buys stops the questions with a reason, and a changed answer continues them', async () => {
    const seller = aSeller(cookieWith(upToBattery))
    const swollen = 'health=service&swollen=yes'
    expect(leadsTo(await seller.visit('/ro/sell/battery/', swollen))).toBe('303 /ro/sell/battery/')
    const stopped = await seller.visit('/ro/sell/battery/')
    expect(titleIn(stopped)).toBe('O baterie umflată nu se trimite prin curier')
    expect(stopped.body).toContain('punct de colectare')
    expect(leadsTo(await seller.visit('/ro/sell/display-defects/'))).toBe('303 /ro/sell/battery/')
    const again = await seller.visit('/ro/sell/battery/?change=1')
    expect(titleIn(again)).toBe('În ce stare e bateria?')
    expect(
      leadsTo(await seller.visit('/ro/sell/battery/?change=1', 'health=service&swollen=no')),
    ).toBe('303 /ro/sell/display-defects/')
  })

  test('a phone that does not power on continues, for manual review', async () => {
    const answers = {
      ...upToBattery,
      battery: { health: 'unknown', isSwollen: false },
      'display-defects': [],
    }
    const seller = aSeller(cookieWith(answers))
    expect(leadsTo(await seller.visit('/ro/sell/phone-defects/', 'answer=power'))).toBe(
      '303 /ro/sell/email/',
    )
    expect((await seller.visit('/ro/sell/email/')).body).toContain('Mai întâi se uită un coleg')
  })
})

describe('the trade-in landing page', () => {
  test.each([
    ['ro', '/ro/vinde/', 'https://shop.example/ro/vinde/'],
    ['bg', '/bg/proday/', 'https://shop.example/bg/proday/'],
    ['gr', '/gr/sell-your-device/', 'https://shop.example/gr/sell-your-device/'],
  ])('in %s', async (_, path, canonical) => {
    const { statusCode, body, headers } = await aSeller().visit(path)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="${canonical}"`)
    expect(body.match(/<link rel="alternate" hrefLang="(ro|bg|hu|el)"/gi)).toHaveLength(4)
    expect(body).toContain('<meta name="description"')
    expect(body).toContain('"@type":"FAQPage"')
    expect(headers['cache-control']).toContain('public')
  })

  test('the landing page finds models without scripts, with a button that starts the questions', async () => {
    const seller = aSeller()
    const page = await seller.visit('/ro/vinde/?q=ajfon+13')
    expect(page.body).toContain('value="apple-iphone-13"')
    expect(leadsTo(await seller.visit('/ro/sell/model/', 'answer=apple-iphone-13'))).toBe(
      '303 /ro/sell/config-all/',
    )
  })

  test('the landing page starts over, whatever was answered for another device', async () => {
    const seller = aSeller(cookieWith({ ...phone, 'burn-in': 'none' }))
    expect(leadsTo(await seller.visit('/ro/sell/intro/?begin=1', 'answer=SMARTPHONE'))).toBe(
      '303 /ro/sell/brand/',
    )
    expect(leadsTo(await seller.visit('/ro/sell/model/?begin=1', 'answer=apple-iphone-13'))).toBe(
      '303 /ro/sell/config-all/',
    )
  })

  test('the landing page suggests models of the buyback list while typing', async () => {
    const result = await shop.ask({
      method: 'GET',
      url: '/api/sales/models/?market=hu&q=ps5',
    })
    const { models } = result.json()
    expect(models[0]).toMatchObject({
      product: { model: { brand: 'Sony', type: 'CONSOLE' } },
      most: { currency: 'HUF' },
    })
  })
})
