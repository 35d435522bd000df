import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTradeInStep } from '#http/pages/trade-in/load-trade-in-step.ts'
import { sendTradeInStep } from '#http/pages/trade-in/send-trade-in-step.ts'
import { visit } from '#test/support/account-pages.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Found = { readonly item: string; readonly most: { readonly minor: number } }

async function listing(where: string) {
  const { rows } = await api.database.pool.query<{ id: string; price: number }>(
    `select id, price_minor::int as price from listing where market = 'ro' and ${where} limit 1`,
  )
  return rows[0] ?? { id: '', price: 0 }
}

const draft = Buffer.from(JSON.stringify({ intro: 'SMARTPHONE' })).toString('base64url')

test('the product a seller came from is stored, and shown with its price next to the offer', async () => {
  const { id, price } = await listing('stock > 0')
  const response = await visit(api, loadTradeInStep, `/sell/intro/?towards=${id}`)
  if (response.kind !== 'answered') throw new Error('A clean address follows.')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/sell/intro/')
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toContain(`kintsu.trade=${id}; Path=/ro/sell/;`)
  const options = { cookie: `kintsu.sell=${draft}; ${cookie.split(';')[0]}` }
  expect(await visit(api, loadTradeInStep, '/sell/brand/', options)).toMatchObject({
    kind: 'shown',
    value: { step: 'brand', exchangeDevice: { price: { minor: price, currency: 'RON' } } },
  })
  await api.database.pool.query(`update unit set state = 'quarantined' where listing_id = $1`, [id])
  const shown = await visit(api, loadTradeInStep, '/sell/brand/', options)
  expect(shown).toMatchObject({ value: { step: 'brand' } })
  expect(shown).not.toHaveProperty('value.exchangeDevice')
})

test('a model chosen on the way to a product begins a new trade-in towards it', async () => {
  const { id } = await listing('stock > 0')
  const begun = (towards: string) =>
    visit(api, sendTradeInStep, `/sell/model/?begin=1&towards=${towards}`, {
      form: { answer: 'apple-iphone-12' },
    })
  const response = await begun(id)
  if (response.kind !== 'answered') throw new Error('The next question follows.')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sell/config-all/'])
  const cookies = response.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  expect(cookies).toContain(`kintsu.trade=${id}`)
  expect(
    await visit(api, loadTradeInStep, '/sell/config-all/', { cookie: cookies.join('; ') }),
  ).toMatchObject({ value: { answers: { model: 'apple-iphone-12' }, exchangeDevice: {} } })
  const unknown = await begun('nothing-like-it')
  if (unknown.kind !== 'answered') throw new Error('The next question follows.')
  expect(unknown.headers.getSetCookie().filter(line => line.startsWith('kintsu.trade'))).toEqual([])
})

test('the configurations of a model are those of the newest price book, the cheapest first', async () => {
  const { rows } = await api.database.pool.query<{ item: string; minor: number }>(
    `select distinct on (item) item, base_minor::int as minor from price_book_entry
     where market = 'ro' and item like 'apple-iphone-12|%' order by item, since_version desc`,
  )
  const response = await api.ask('/api/sales/configurations/?market=ro&model=apple-iphone-12')
  const found = response.json().configurations.map((each: Found) => [each.item, each.most.minor])
  expect(found).toEqual(
    rows
      .map(({ item, minor }) => [item, minor])
      .toSorted(([, one], [, other]) => Number(one) - Number(other)),
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(response.json().configurations[0].configured).toEqual({ storage: '64 GB' })
})

test('a model that is not bought has no configurations', async () => {
  expectProblem(await api.ask('/api/sales/configurations/?market=ro&model=nothing-like-it'), {
    status: 404,
    code: 'not-bought',
  })
})

test.each(['nothing-like-it', '%0d%0aset-cookie: a=b', ''])(
  'a product that is not for sale is not stored: %j',
  async id => {
    expect(await visit(api, loadTradeInStep, `/sell/intro/?towards=${id}`)).toMatchObject({
      kind: 'shown',
      value: { step: 'intro' },
    })
  },
)
